/// Three numbers: a colour in some space, without its opacity.
typealias Vector3 = (x: Double, y: Double, z: Double)

/// A 3 × 3 matrix, in rows.
struct Matrix3 {
  let a: Vector3
  let b: Vector3
  let c: Vector3

  init(_ a: Vector3, _ b: Vector3, _ c: Vector3) {
    self.a = a
    self.b = b
    self.c = c
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    (
      matrix.a.x * vector.x + matrix.a.y * vector.y + matrix.a.z * vector.z,
      matrix.b.x * vector.x + matrix.b.y * vector.y + matrix.b.z * vector.z,
      matrix.c.x * vector.x + matrix.c.y * vector.y + matrix.c.z * vector.z
    )
  }
}

// The matrices of CSS Color 4, section "Sample code for Color Conversions"; XYZ is relative to D65.
extension Matrix3 {
  static let sRGBToXYZ = Matrix3(
    (506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
    (87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
    (7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))

  static let xyzToSRGB = Matrix3(
    (12_831 / 3_959, -329 / 214, -1_974 / 3_959),
    (-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
    (705 / 12_673, -2_585 / 12_673, 705 / 667))

  static let p3ToXYZ = Matrix3(
    (608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160),
    (35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400),
    (0, 32_229 / 714_400, 5_220_557 / 5_000_800))

  static let xyzToP3 = Matrix3(
    (446_124 / 178_915, -333_277 / 357_830, -72_051 / 178_915),
    (-14_852 / 17_905, 63_121 / 35_810, 423 / 17_905),
    (11_844 / 330_415, -50_337 / 660_830, 316_169 / 330_415))

  static let xyzToLMS = Matrix3(
    (0.819_022_437_996_703_0, 0.361_906_260_052_890_4, -0.128_873_781_520_987_9),
    (0.032_983_653_932_388_5, 0.929_286_861_586_343_4, 0.036_144_666_350_642_4),
    (0.048_177_189_359_624_2, 0.264_239_531_752_730_8, 0.633_547_828_469_430_9))

  static let lmsToXYZ = Matrix3(
    (1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7),
    (-0.040_575_745_214_800_8, 1.112_286_803_280_317_0, -0.071_711_058_065_516_4),
    (-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6))

  /// From the cube roots of LMS.
  static let lmsToOklab = Matrix3(
    (0.210_454_268_309_314_0, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3),
    (1.977_998_532_431_168_4, -2.428_592_242_048_579_9, 0.450_593_709_617_411_0),
    (0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4))

  /// To the cube roots of LMS.
  static let oklabToLMS = Matrix3(
    (1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6),
    (1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3),
    (1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2))
}
