/** `123.45` of cents, as providers write amounts. */
export function centsToDecimal(cents: bigint): string {
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Cents of `123.45`, `123.4` or `123`; `null` for what is no such amount. */
export function decimalToCents(text: string): bigint | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? BigInt(match[1]! + (match[2] ?? '').padEnd(2, '0')) : null
}
