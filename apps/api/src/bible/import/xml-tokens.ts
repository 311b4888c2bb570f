/** A piece of an XML file: a tag, or the text between two. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: Record<string, string>; selfClosing: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/**
 * Reads XML piece by piece, so that a file of any size fits. Knows what Bible formats use; a document type is skipped,
 * so no entity of its own can be defined.
 */
export async function* readXml(chunks: AsyncIterable<string>): AsyncGenerator<XmlToken> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    rest = rest.slice(yield* readXmlText(rest))
    if (rest.length > LONGEST) throw new Error('This is not XML: a tag does not end')
  }
}

/** The tokens of a text that is there at once. Returns where the last whole one ended; words after it are not read. */
export function* readXmlText(text: string): Generator<XmlToken, number> {
  let at = 0
  for (;;) {
    const start = text.indexOf('<', at)
    // Words are given out up to the next tag, which may lie in the next chunk.
    if (start < 0) return at
    if (start > at) yield { kind: 'text', text: decode(text.slice(at, start)) }
    at = start
    const end = endOf(text, at)
    if (end < 0) return at
    const token = toTag(text.slice(at, end))
    if (token) yield token
    at = end
  }
}

const LONGEST = 1_000_000

function endOf(text: string, at: number): number {
  // A chunk may end within the first characters that tell kinds of tags apart.
  if (text.length - at < 9 && !text.includes('>', at)) return -1
  const closer = CLOSERS.find(([opener]) => text.startsWith(opener, at))?.[1] ?? '>'
  const found = text.indexOf(closer, at)
  return found < 0 ? -1 : found + closer.length
}

const CLOSERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

function toTag(tag: string): XmlToken | null {
  if (tag.startsWith('<![CDATA[')) return { kind: 'text', text: tag.slice(9, -3) }
  const close = /^<\/([\w:.-]+)/.exec(tag)
  if (close) return { kind: 'close', name: localName(close[1]!) }
  const open = /^<([\w:.-]+)/.exec(tag)
  if (!open) return null
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single] of tag.matchAll(
    /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    attributes[localName(name)] = decode(double ?? single ?? '')
  }
  return { kind: 'open', name: localName(open[1]!), attributes, selfClosing: tag.endsWith('/>') }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi,
    (whole, hex, decimal, name: string) => {
      if (name) return ENTITIES[name] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
