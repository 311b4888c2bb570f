import { sanitizeRichText } from './sanitize.ts'

/** A stretch of a text: markup to show as it is, or a frame that loads when the reader asks for it. */
export type RichTextPart =
  | { kind: 'html'; html: string }
  | { kind: 'frame'; src: string; host: string; title: string | null }

/**
 * Cleans a church's text and takes the frames out of it, each at its place, so that a page can put something in front
 * of them: no third party hears of a reader before a click. Elements that a frame stood inside of are closed before
 * it and opened again behind.
 */
export function splitRichText(html: string | null): RichTextPart[] {
  const parts: RichTextPart[] = []
  const open: { name: string; tag: string }[] = []
  let text = ''
  const flush = () => {
    const closed =
      text +
      open
        .toReversed()
        .map(({ name }) => `</${name}>`)
        .join('')
    const kept = sanitizeRichText(withoutEmptyElements(closed))
    if (kept) parts.push({ kind: 'html', html: kept })
    text = open.map(({ tag }) => tag).join('')
  }
  for (const [token, slash, name] of (sanitizeRichText(html) ?? '').matchAll(TOKEN)) {
    if (name === 'iframe') {
      if (slash) continue
      flush()
      parts.push(toFrame(token))
      continue
    }
    text += token
    if (name === undefined || VOID.has(name)) continue
    if (slash) open.pop()
    else open.push({ name, tag: token })
  }
  flush()
  return parts
}

// What the sanitiser lets out is balanced, and has `<` and `>` in tags alone.
const TOKEN = /<(\/?)([a-z]\w*)[^<>]*>|[^<]+/g
const VOID = new Set(['br', 'hr', 'img'])

function toFrame(tag: string): RichTextPart {
  const src = unescapeHtml(/ src="([^"]*)"/.exec(tag)?.[1] ?? '')
  const title = / title="([^"]*)"/.exec(tag)?.[1]
  return { kind: 'frame', src, host: new URL(src).hostname, title: title ? unescapeHtml(title) : null }
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** A paragraph that held a frame and nothing else would leave a gap. */
function withoutEmptyElements(html: string): string {
  const less = html.replace(
    /<(p|figure|blockquote|strong|em|b|i|u|li|ul|ol|h[234])(?: [^<>]*)?>\s*<\/\1>/g,
    '',
  )
  return less === html ? html : withoutEmptyElements(less)
}
