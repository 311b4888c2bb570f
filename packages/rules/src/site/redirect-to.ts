/**
 * The path that a `redirectTo` may lead to, or `null`. The query is anyone's to write, so nothing but
 * a path of this very origin passes: it starts with one `/`; it holds no `//`, no backslash and no
 * control character, raw or percent-encoded any number of times; and a URL parser, which is what a
 * browser will use, finds our origin in it. Check it again after login, just before following it.
 */
export function safeRedirectTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !value.startsWith('/')) return null
  if (!isDecodable(value) || !isClean(value)) return null
  if (!URL.canParse(value, ORIGIN)) return null
  const url = new URL(value, ORIGIN)
  const path = url.pathname + url.search + url.hash
  // What the parser made of it is what is followed, so it is checked as well; escaping may have made it longer.
  return url.origin === ORIGIN && path.length <= LONGEST && isClean(path) ? path : null
}

const ORIGIN = 'https://portal.invalid'
const LONGEST = 2000
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /\/\/|\\|[\u0000-\u001f\u007f]/
// C1 controls and line separators; only in raw text, where an octet of UTF-8 cannot look like one.
const UNSAFE_RAW = /[\u0080-\u009f\u2028\u2029]/
const OCTET = /%([\da-f]{2})/gi

/** Refuses broken escapes and overlong UTF-8, which lenient servers read as other characters. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function isClean(text: string): boolean {
  if (UNSAFE_RAW.test(text)) return false
  for (let layer = text; ;) {
    if (UNSAFE.test(layer)) return false
    const decoded = layer.replace(OCTET, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (decoded === layer) return true
    layer = decoded
  }
}
