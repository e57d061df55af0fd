// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "sdl-window",
  dependencies: [.package(name: "Tapline", path: "../../..")],
  targets: [
    .systemLibrary(name: "CSDL", path: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    .executableTarget(
      name: "sdl-window",
      dependencies: [
        "CSDL",
        .product(name: "Tapline", package: "Tapline"),
        .product(name: "TapHost", package: "Tapline"),
        .product(name: "TapDraw", package: "Tapline"),
        .product(name: "TapMarkup", package: "Tapline"),
        .product(name: "TapShaping", package: "Tapline"),
      ],
      path: "Sources"),
  ],
  swiftLanguageModes: [.v6]
)
