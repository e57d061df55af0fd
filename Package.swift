// swift-tools-version: 6.3
import PackageDescription

// Where GTK and what it includes have their headers. Not by pkg-config: SwiftPM asks it for every
// package that depends on this one, and warns wherever GTK is not installed or has flags such as
// -pthread that it does not pass on. `.system/usr` is a symbolic link to /usr.
let gtkHeaders: [CSetting] =
  [
    "include/gtk-4.0", "include/pango-1.0", "include/glib-2.0", "include/harfbuzz", "include/cairo",
    "include/freetype2", "include/gdk-pixbuf-2.0", "include/graphene-1.0",
    "lib/x86_64-linux-gnu/glib-2.0/include", "lib/x86_64-linux-gnu/graphene-1.0/include",
    "lib/aarch64-linux-gnu/glib-2.0/include", "lib/aarch64-linux-gnu/graphene-1.0/include",
  ].map { .headerSearchPath("../../.system/usr/\($0)") }

let package = Package(
  name: "Tapline",
  products: [
    .library(name: "Tapline", targets: ["Tapline"]),
    .library(name: "TapText", targets: ["TapText"]),
    .library(name: "TapLinks", targets: ["TapLinks"]),
    .library(name: "TapLinkProfiles", targets: ["TapLinkProfiles"]),
    .library(name: "TapMarkup", targets: ["TapMarkup"]),
    .library(name: "TapLayout", targets: ["TapLayout"]),
    .library(name: "TapShaping", targets: ["TapShaping"]),
    .library(name: "TapDraw", targets: ["TapDraw"]),
    .library(name: "TapInteraction", targets: ["TapInteraction"]),
    .library(name: "TapViews", targets: ["TapViews"]),
    .library(name: "TapHost", targets: ["TapHost"]),
    .library(name: "TapControls", targets: ["TapControls"]),
    .library(name: "TapCairo", targets: ["TapCairo"]),
    .library(name: "TapAudit", targets: ["TapAudit"]),
    .library(name: "TapScenes", targets: ["TapScenes"]),
    .library(name: "TapGTK", targets: ["TapGTK"]),
    .library(name: "TapFoundation", targets: ["TapFoundation"]),
    .library(name: "TapC", type: .static, targets: ["TapC"]),
    .library(name: "TapTerminal", targets: ["TapTerminal"]),
    .executable(name: "tapline", targets: ["TaplineMain"]),
    .executable(name: "tapline-gallery", targets: ["TaplineGallery"]),
  ],
  traits: [
    .trait(name: "InternalChecks", description: "Checks every invariant after every mutation.")
  ],
  targets: [
    // C libraries. Each is imported by one Swift target only.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("m")]),
    .target(
      name: "CICUSpoof", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "CMarkdown", linkerSettings: [.linkedLibrary("md4c")]),
    .target(name: "CGumbo", linkerSettings: [.linkedLibrary("gumbo")]),
    .target(name: "CRules"),
    .target(name: "CTerminal"),
    .target(name: "CJansson", linkerSettings: [.linkedLibrary("jansson")]),
    .target(name: "CPublicSuffix", linkerSettings: [.linkedLibrary("psl")]),
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "CGTK", cSettings: gtkHeaders,
      linkerSettings: ["gtk-4", "gio-2.0", "gobject-2.0", "glib-2.0", "cairo"].map {
        .linkedLibrary($0)
      }),

    // Libraries, lowest first. A target depends only on those above it.
    .target(name: "TapPlatform"),
    .target(name: "TapUnicode", dependencies: ["CICU"]),
    .target(name: "TapText", dependencies: ["TapUnicode"]),
    .target(
      name: "TapLinks", dependencies: ["TapText", "TapUnicode", "CPublicSuffix", "CICUSpoof"]),
    .target(name: "TapLinkProfiles", dependencies: ["TapLinks", "TapUnicode"]),
    .target(
      name: "TapMarkup",
      dependencies: ["TapLinks", "TapText", "TapUnicode", "CMarkdown", "CGumbo"]),
    .target(name: "TapLayout", dependencies: ["TapText", "TapUnicode"]),
    .target(
      name: "TapShaping",
      dependencies: [
        "TapPlatform", "TapLayout", "TapText", "TapUnicode", "CHarfBuzz", "CFontconfig",
      ]),
    .target(name: "TapDraw", dependencies: ["TapPlatform", "TapLayout", "TapText"]),
    .target(name: "TapInteraction", dependencies: ["TapPlatform", "TapLayout", "TapText"]),
    .target(name: "TapViews", dependencies: ["TapInteraction", "TapDraw", "TapLayout", "TapText"]),
    .target(
      name: "TapHost",
      dependencies: ["TapViews", "TapInteraction", "TapDraw", "TapLayout", "TapText"]),
    .target(
      name: "Tapline", dependencies: ["TapText", "TapLayout", "TapInteraction", "TapViews"]),

    // Further libraries, each with a dependency or a purpose of its own.
    .target(
      name: "TapControls",
      dependencies: ["TapViews", "TapInteraction", "TapDraw", "TapLayout", "TapText"]),
    .target(
      name: "TapCairo", dependencies: ["TapDraw", "TapLayout", "TapText", "CCairo"]),
    .target(
      name: "TapAudit",
      dependencies: [
        "TapPlatform", "TapViews", "TapInteraction", "TapDraw", "TapLayout", "TapText",
      ]),
    .target(
      name: "TapScenes",
      dependencies: [
        "TapLinkProfiles",
        "TapControls", "TapViews", "TapInteraction", "TapDraw", "TapShaping", "TapLayout",
        "TapMarkup", "TapLinks", "TapText", "CJansson",
      ]),
    .target(
      name: "TapGTK",
      dependencies: [
        "TapHost", "TapViews", "TapInteraction", "TapCairo", "TapDraw", "TapLayout", "TapText",
        "CGTK",
      ]),
    .target(
      name: "TapTerminal",
      dependencies: [
        "TapPlatform", "TapHost", "TapViews", "TapInteraction", "TapDraw", "TapLayout", "TapText",
        "TapUnicode", "CTerminal",
      ]),

    .target(
      name: "TapFoundation", dependencies: ["TapText", "TapLayout", "TapMarkup"]),

    // Programs. The commands are a library, so that other programs and tests can run them.
    .executableTarget(name: "TaplineMain", dependencies: ["TaplineCLI"]),
    .target(
      name: "TaplineCLI",
      dependencies: [
        "TapPlatform", "TapLinkProfiles",
        "TapUnicode", "TapText", "TapLinks", "TapMarkup", "TapLayout", "TapShaping", "TapDraw",
        "TapInteraction", "TapViews", "TapHost", "TapTerminal", "TapControls", "TapAudit",
        "TapScenes", "CRules",
      ]),
    // The C interface: its header, and what implements it. `.ci/c-library` makes the dynamic library.
    .target(name: "CTap"),
    .target(
      name: "TapC",
      dependencies: [
        "CTap", "TapPlatform", "TapLinkProfiles", "TapText", "TapLinks", "TapMarkup", "TapLayout",
        "TapDraw", "TapInteraction", "TapViews", "TapScenes", "TaplineCLI",
      ]),
    .executableTarget(
      name: "TaplineGallery",
      dependencies: [
        "TapPlatform", "TapGTK", "TapHost", "TapControls", "TapViews", "TapInteraction", "TapDraw",
        "TapShaping",
        "TapLayout", "TapMarkup", "TapLinks", "TapText",
      ]),
    .executableTarget(
      name: "TapFuzz",
      dependencies: [
        "TapPlatform", "TapLinkProfiles",
        "TapUnicode", "TapText", "TapLinks", "TapMarkup", "TapLayout", "TapShaping", "TapDraw",
        "TapInteraction", "TapViews", "TapTerminal", "TapControls", "TapAudit", "TapScenes",
        "TapTerminalSupport", "TapTestSupport", "TaplineCLI", "TapC", "CTapCalls",
      ]),
    .executableTarget(
      name: "TapBench",
      dependencies: [
        "TapAudit", "TapPlatform", "TapLinkProfiles",
        "TapUnicode", "TapText", "TapLinks", "TapLayout", "TapShaping", "TapInteraction",
        "TapViews", "TapTestSupport",
      ]),

    // Tests.
    .target(name: "CAllocationCount"),
    .target(name: "CFontEnvironment"),
    .target(
      name: "CMarkdownHTML", path: "Tests/CMarkdownHTML",
      linkerSettings: [.linkedLibrary("md4c-html")]),
    .target(
      name: "TapTestSupport",
      dependencies: [
        "TapLinkProfiles",
        "TapUnicode", "TapText", "TapLinks", "TapLayout", "TapDraw", "TapInteraction", "TapViews",
        "TapControls", "CAllocationCount", "CFontEnvironment",
      ],
      path: "Tests/TapTestSupport"),
    .testTarget(name: "TapTestSupportTests", dependencies: ["TapTestSupport"]),
    .testTarget(name: "TapUnicodeTests", dependencies: ["TapUnicode", "TapTestSupport"]),
    .testTarget(name: "TapTextTests", dependencies: ["TapText", "TapUnicode", "TapTestSupport"]),
    .testTarget(
      name: "TapLinksTests",
      dependencies: ["TapLinkProfiles", "TapLinks", "TapText", "TapUnicode", "TapTestSupport"]),
    .testTarget(
      name: "TapMarkupTests",
      dependencies: ["TapMarkup", "TapLinks", "TapText", "TapTestSupport", "CMarkdownHTML"]),
    .testTarget(
      name: "TapLayoutTests",
      dependencies: ["TapLayout", "TapText", "TapUnicode", "TapMarkup", "TapTestSupport"]),
    .testTarget(
      name: "TapShapingTests",
      dependencies: [
        "TapPlatform", "TapShaping", "TapLayout", "TapText", "TapUnicode", "TapTestSupport",
      ]),
    .testTarget(
      name: "TapDrawTests", dependencies: ["TapDraw", "TapLayout", "TapText", "TapTestSupport"]),
    .testTarget(
      name: "TapInteractionTests",
      dependencies: ["TapPlatform", "TapInteraction", "TapLayout", "TapText", "TapTestSupport"]),
    .testTarget(
      name: "TapViewsTests",
      dependencies: [
        "TapControls", "TapViews", "TapInteraction", "TapDraw", "TapMarkup", "TapLinks",
        "TapLayout", "TapText", "TapTestSupport",
      ]),
    .testTarget(
      name: "TapControlsTests",
      dependencies: [
        "TapPlatform", "TapAudit", "TapControls", "TapViews", "TapInteraction", "TapDraw",
        "TapLayout", "TapText",
        "TapTestSupport",
      ]),
    .testTarget(
      name: "TapAuditTests",
      dependencies: [
        "TapPlatform", "TapAudit", "TapInteraction", "TapDraw", "TapLayout", "TapText",
        "TapTestSupport",
      ]),
    .testTarget(
      name: "TapHostTests",
      dependencies: [
        "TapHost", "TapScenes", "TapControls", "TapViews", "TapInteraction", "TapDraw", "TapLayout",
        "TapLinks", "TapText", "TapTestSupport",
      ]),
    .target(
      name: "TapTerminalSupport",
      dependencies: ["TapTerminal", "TapDraw", "TapLayout", "TapText", "TapUnicode"],
      path: "Tests/TapTerminalSupport"),
    .testTarget(
      name: "TapTerminalTests",
      dependencies: [
        "TapTerminalSupport", "TapTerminal", "TapInteraction", "TapDraw", "TapLayout", "TapMarkup",
        "TapText", "TapTestSupport",
      ]),
    .target(
      name: "TapPictureSupport", dependencies: ["TapCairo", "TapDraw", "TapLayout", "TapText"],
      path: "Tests/TapPictureSupport"),
    .testTarget(
      name: "TapCairoTests",
      dependencies: [
        "TapPictureSupport", "TapCairo", "TapShaping", "TapDraw", "TapLayout", "TapText",
        "TapTestSupport",
      ]),
    .testTarget(
      name: "TapScenesTests",
      dependencies: [
        "TapScenes", "TapControls", "TapViews", "TapInteraction", "TapShaping", "TapLayout",
        "TapText",
        "TapTestSupport",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "TapLinkProfiles", "TapUnicode", "TapText", "TapLinks", "TapLayout", "TapTestSupport",
      ]),
    .testTarget(
      name: "AgreementTests",
      dependencies: ["TapShaping", "TapLayout", "TapText", "TapTestSupport"],
      exclude: ["record"]),
    .testTarget(
      name: "TapGTKTests",
      dependencies: [
        "TapGTK", "TapHost", "TaplineGallery", "TaplineMain", "TapPictureSupport", "TapCairo",
        "TapControls", "TapViews",
        "TapInteraction", "TapDraw",
        "TapShaping", "TapLayout", "TapLinks", "TapText", "TapTestSupport",
      ], exclude: ["Accessibility/at-spi.py"]),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "TapLinkProfiles", "TaplineCLI", "TaplineMain", "TapAudit", "TapDraw", "TapLayout",
        "TapTestSupport",
      ]),
    .target(name: "CTapCalls", dependencies: ["CTap"], path: "Tests/CTapCalls"),
    .testTarget(name: "TapCTests", dependencies: ["TapC", "CTapCalls", "TapTestSupport"]),
    .testTarget(
      name: "TapFoundationTests",
      dependencies: [
        "TapFoundation", "TapLinks", "TapMarkup", "TapLayout", "TapText", "TapTestSupport",
      ]),
    .testTarget(name: "FoundationCanary", dependencies: ["Tapline", "TapMarkup", "TapScenes"]),
  ],
  swiftLanguageModes: [.v6]
)

// Swift targets alone: the names of C targets begin with a C, and so do two of tests.
for target in package.targets where !target.name.hasPrefix("C") || target.type == .test {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
