@_exported public import TapText
@_exported public import TapLayout
