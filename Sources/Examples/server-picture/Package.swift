// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "server-picture",
  dependencies: [.package(name: "Tapline", path: "../../..")],
  targets: [
    .executableTarget(
      name: "server-picture",
      dependencies: [
        .product(name: "Tapline", package: "Tapline"),
        .product(name: "TapCairo", package: "Tapline"),
        .product(name: "TapMarkup", package: "Tapline"),
        .product(name: "TapShaping", package: "Tapline"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
