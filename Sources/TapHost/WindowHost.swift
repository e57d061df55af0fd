import TapViews
