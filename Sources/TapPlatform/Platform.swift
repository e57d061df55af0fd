// The C library of the platform under one name: `import TapPlatform` gives `sin`, `pow`, `open`
// and all else of it.
#if canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#elseif canImport(Android)
@_exported public import Android
#elseif canImport(Darwin)
@_exported public import Darwin
#else
#error("The C library of this platform is not known: name its module here.")
#endif
