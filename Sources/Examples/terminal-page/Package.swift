// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "terminal-page",
  dependencies: [.package(name: "Tapline", path: "../../..")],
  targets: [
    .executableTarget(
      name: "terminal-page",
      dependencies: [
        .product(name: "Tapline", package: "Tapline"),
        .product(name: "TapHost", package: "Tapline"),
        .product(name: "TapMarkup", package: "Tapline"),
        .product(name: "TapTerminal", package: "Tapline"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
