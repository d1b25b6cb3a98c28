/// The number of columns that a terminal gives to `character`: 0, 1 or 2.
///
/// Control characters, and characters made of nothing but marks or invisible scalars, have width
/// 0; printed as they are they would break a line's look, so show something else for them.
/// Terminals disagree about some emoji sequences; what is here is what Unicode asks for.
package func displayWidth(of character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    // The emoji variation selector makes a narrow symbol a picture, and pictures are wide.
    if scalar.value == 0xFE0F, width > 0 { return 2 }
    width += displayWidth(of: scalar)
    if width >= 2 { return 2 }
  }
  return width
}

/// The columns of one scalar that stands alone.
private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x7F { return value < 0x20 ? 0 : 1 }
  if value < 0x300 { return value < 0xA0 || value == 0xAD ? 0 : 1 }
  if isWide(value) { return 2 }
  let properties = scalar.properties
  switch properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
    return 0
  default:
    break
  }
  // Vowels and final consonants of Hangul join the initial consonant before them.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  if properties.isDefaultIgnorableCodePoint { return 0 }
  // Two regional indicators make one flag, so each counts for half of it.
  if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
  return properties.isEmojiPresentation ? 2 : 1
}

/// Whether `value` lies in a range of wide characters other than emoji.
private func isWide(_ value: UInt32) -> Bool {
  guard value >= 0x1100 else { return false }
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].contains(value)
}

/// Scalars whose `East_Asian_Width` is wide or fullwidth (Unicode Standard Annex #11), in order.
/// Unassigned scalars between two wide ones count as wide; emoji are found by their own property.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115E, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3163, 0x3165...0x3247,
  0x3250...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3,
  0x16FF0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
