/**
 * An address that a church typed in, as a link may carry it: a path of this portal, or an absolute http(s), mailto or
 * tel address. Anything else, scripts above all, is null.
 */
export function safeHref(url: string | null | undefined): string | null {
  const text = url?.trim()
  if (!text) return null
  if (isInside(text)) return text
  const parsed = URL.parse(text)
  return parsed && allowed.has(parsed.protocol) ? parsed.href : null
}

/** A path of this portal: one leading slash, nothing that a browser would read as another host. */
export function isInside(url: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(url)
}

const allowed = new Set(['https:', 'http:', 'mailto:', 'tel:'])
