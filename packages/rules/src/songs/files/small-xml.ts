/** A part of an XML document. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlNode | string)[]
}

const MAX_DEPTH = 40
const TOKEN =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads a small XML document: elements, attributes and text. Document types and entities of its own are none that it knows.
 * @returns its root; null for what is not well-formed
 */
export function readSmallXml(source: string): XmlNode | null {
  const root: XmlNode = { name: '', attributes: {}, children: [] }
  const open = [root]
  const text = source.replace(/^\uFEFF/, '')
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text)
    if (!match) return null
    const [, data, close, name, attributes = '', isEmpty, words] = match
    const parent = open.at(-1)!
    if (data !== undefined) parent.children.push(data)
    if (words !== undefined) parent.children.push(decode(words))
    if (name === undefined) continue
    if (close) {
      if (parent === root || parent.name !== name) return null
      open.pop()
      continue
    }
    const node: XmlNode = { name, attributes: readAttributes(attributes), children: [] }
    parent.children.push(node)
    if (!isEmpty) open.push(node)
    if (open.length > MAX_DEPTH) return null
  }
  const elements = root.children.filter((child) => typeof child !== 'string')
  const isAlone = root.children.every((child) => typeof child !== 'string' || child.trim() === '')
  return open.length === 1 && elements.length === 1 && isAlone ? elements[0]! : null
}

function readAttributes(text: string): Record<string, string> {
  const all = [...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [
    name!,
    decode(double ?? single ?? ''),
  ])
  return Object.fromEntries(all) as Record<string, string>
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five names that every document has, and characters by number; others stay as they are written. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal)
    return code > 8 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      ? String.fromCodePoint(code)
      : whole
  })
}

/** The elements of a name below another one. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children ?? []).filter(
    (child): child is XmlNode => typeof child !== 'string' && child.name === name,
  )
}

/** All text below an element. */
export function textOf(node: XmlNode | undefined): string {
  return (node?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
