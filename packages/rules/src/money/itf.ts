/** Wide elements of each digit of Interleaved 2 of 5. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const WIDE = 3

/**
 * The barcode of a bank slip: widths of bars and spaces in turn, in narrow ones, from the first bar to the last. A digit
 * lies in the bars and the next one in the spaces between them.
 * @throws RangeError for what has no pairs of digits
 */
export function itfElements(digits: string): number[] {
  if (!/^(?:\d{2})+$/.test(digits)) throw new RangeError('no pairs of digits')
  const widths = [1, 1, 1, 1]
  for (let i = 0; i < digits.length; i += 2) {
    const bars = DIGITS[Number(digits[i])]!
    const spaces = DIGITS[Number(digits[i + 1])]!
    for (let j = 0; j < 5; j++) widths.push(bars[j] === '1' ? WIDE : 1, spaces[j] === '1' ? WIDE : 1)
  }
  return [...widths, WIDE, 1, 1]
}
