// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "markdown-window",
  dependencies: [.package(name: "Tapline", path: "../../..")],
  targets: [
    .executableTarget(
      name: "markdown-window",
      dependencies: [
        .product(name: "Tapline", package: "Tapline"),
        .product(name: "TapGTK", package: "Tapline"),
        .product(name: "TapLinks", package: "Tapline"),
        .product(name: "TapMarkup", package: "Tapline"),
        .product(name: "TapShaping", package: "Tapline"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
