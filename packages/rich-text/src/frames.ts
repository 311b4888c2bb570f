/** Whose frames a church's text may show (Spec §9); the page's policy lists the same (Decision 4). */
export const frameHosts = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'open.spotify.com',
  'w.soundcloud.com',
  'www.google.com',
] as const

/**
 * The address of a frame that may be shown, else null. It must be https, of a host above and nothing that only looks
 * like one; of Google, which also serves pages that lead anywhere, maps alone.
 */
export function readFrame(src: string | undefined): string | null {
  const url = src ? URL.parse(src) : null
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (!frameHosts.some((host) => host === url.hostname)) return null
  if (url.hostname === 'www.google.com' && !url.pathname.startsWith('/maps/embed')) return null
  // The same film without cookies of people who only look.
  if (url.hostname === 'www.youtube.com') url.hostname = 'www.youtube-nocookie.com'
  // Where its player for `<embed>` once stood.
  if (url.hostname === 'www.youtube-nocookie.com') url.pathname = url.pathname.replace(/^\/v\//, '/embed/')
  return url.href
}
