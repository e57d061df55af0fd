import TapText
