import { sanitizeRichText } from './sanitize.ts'

/** What of a text was kept, and the names of the tags that fell away with what they meant. */
export function cleanRichText(html: string): { html: string; removed: string[] } {
  const kept = sanitizeRichText(html) ?? ''
  const left = new Set(tagsOf(kept))
  const removed = tagsOf(html).filter((tag) => !left.has(tag) && !UNNOTICED.has(tag))
  return { html: hasWords(kept) ? kept : '', removed: [...new Set(removed)].toSorted() }
}

/** Nobody misses what shows in another way or not at all: h1 becomes h2, an embed a frame, a span or a division its words. */
const UNNOTICED = new Set([
  'h1',
  'embed',
  'span',
  'div',
  'font',
  'body',
  'html',
  'head',
  'o:p',
  'tbody',
  'colgroup',
  'col',
])

const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z][a-z0-9:-]*)/gi)].map(([, name]) => name!.toLowerCase())

/** An editor that was emptied leaves a paragraph with nothing in it. */
const hasWords = (html: string) =>
  /<(img|iframe|hr)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
