/**
 * Where nothing of others is loaded whatever a visitor agreed to: where somebody logs in, pays, prays or sees what is
 * theirs, and where the page is a part of another site (Decision 152).
 */
const QUIET = [
  'access|login|register|reset-password|admin|user|orders|door|notifications|embed|offline',
  'checkout|give/[^/]+|event/[^/]+/(?:tickets|waiting)',
  'prayer|reading-plans|third-parts|live/chat|play/watch',
  'groups/request|groups/[^/]+/meetings',
]
const quiet = new RegExp(`^/(?:${QUIET.join('|')})(?:/|$)`)

/** @param address a path, with or without a query */
export function isQuietPage(address: string): boolean {
  return quiet.test(
    address
      .split(/[?#]/, 1)[0]!
      .replaceAll(/\/{2,}/g, '/')
      .toLowerCase(),
  )
}

/** An address as others may know it: without its query, and without what could lead to somebody. */
export function measuredPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (isPlain(part) ? part : '-'))
    .join('/')
}

/** Numbers of public things and words; no e-mail, no UUID, no code that opens something. */
function isPlain(part: string): boolean {
  if (!/^[\w.-]*$/.test(part) || /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(part)) return false
  const isCode = part.length >= 16 && (/[A-Z]/.test(part) ? /\d/.test(part) : !part.includes('-'))
  return !isCode && !/\d{7,}/.test(part)
}
