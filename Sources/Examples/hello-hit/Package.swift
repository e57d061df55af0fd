// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "hello-hit",
  dependencies: [.package(name: "Tapline", path: "../../..")],
  targets: [
    .executableTarget(
      name: "hello-hit",
      dependencies: [.product(name: "Tapline", package: "Tapline")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
