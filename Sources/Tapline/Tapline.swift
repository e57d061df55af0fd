@_exported public import TapText
@_exported public import TapLayout
@_exported public import TapInteraction
@_exported public import TapViews
