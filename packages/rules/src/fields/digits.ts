/** The ASCII digits of a text, in order. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Lays digits into a pattern where `#` stands for one: `fillPattern('12345', '##.###-#')` is
 * `12.345`. A separator appears only before a digit, so that erasing is never blocked by it.
 */
export function fillPattern(digits: string, pattern: string): string {
  let filled = ''
  let next = 0
  for (const sign of pattern) {
    if (next === digits.length) break
    filled += sign === '#' ? digits[next++] : sign
  }
  return filled
}
