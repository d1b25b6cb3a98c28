#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

// The platform's math functions under names of our own, so that one file knows where they are.

@inline(__always) func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

@inline(__always) func cubeRoot(_ x: Double) -> Double { cbrt(x) }

@inline(__always) func sine(_ radians: Double) -> Double { sin(radians) }

@inline(__always) func cosine(_ radians: Double) -> Double { cos(radians) }

/// The angle of the vector (`x`, `y`) in radians, -π…π.
@inline(__always) func angle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
