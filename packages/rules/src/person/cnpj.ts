/**
 * A CNPJ without mask and in capitals, or null. Since July 2026 its first twelve places may hold letters; the two
 * check digits stay digits.
 */
export function normalizeCnpj(text: string): string | null {
  const plain = text.replace(/[\s./-]/g, '').toUpperCase()
  if (!/^[\dA-Z]{12}\d{2}$/.test(plain) || /^(\d)\1+$/.test(plain)) return null
  return checkDigit(plain, 12) === plain[12] && checkDigit(plain, 13) === plain[13] ? plain : null
}

/** What is typed so far as `12.ABC.345/01DE-35`. */
export function formatCnpj(typed: string): string {
  const plain = typed
    .replace(/[^\dA-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 14)
  return plain
    .replace(/^(.{2})(?=.)/, '$1.')
    .replace(/^(.{6})(?=.)/, '$1.')
    .replace(/^(.{10})(?=.)/, '$1/')
    .replace(/^(.{15})(?=.)/, '$1-')
}

/** A sign counts what it is above "0", so digits count themselves; weights go from 2 to 9, from the right. */
function checkDigit(plain: string, length: number): string {
  let sum = 0
  for (let i = 0; i < length; i++) sum += (plain.charCodeAt(i) - 48) * (2 + ((length - 1 - i) % 8))
  return String(((sum * 10) % 11) % 10)
}
