// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "attributed-string",
  dependencies: [.package(name: "Tapline", path: "../../..")],
  targets: [
    .executableTarget(
      name: "attributed-string",
      dependencies: [
        .product(name: "Tapline", package: "Tapline"),
        .product(name: "TapFoundation", package: "Tapline"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
