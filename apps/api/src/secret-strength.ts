/** What makes a good one. */
export const GOOD_SECRET =
  "make one with: node -p \"require('crypto').randomBytes(32).toString('base64url')\""

/** Why a secret would be guessed; null for one that may serve. */
export function secretWeakness(secret: string): string | null {
  if (secret.length < 32) return 'too short: at least 32 characters'
  if (new Set(secret).size < 10) return 'too weak: of very few different characters'
  // What is repeated is as short as its pattern.
  if (secret.slice(0, -1).includes(secret.slice(-16))) return 'too weak: it repeats itself'
  if (isRow(secret)) return 'too weak: letters or digits in a row'
  return null
}

/** Letters or digits as they follow each other: 0123456789abcdef. */
function isRow(secret: string): boolean {
  let steps = 0
  for (let i = 1; i < secret.length; i += 1) {
    if (secret.charCodeAt(i) - secret.charCodeAt(i - 1) === 1) steps += 1
  }
  return steps > secret.length * 0.7
}
