export type SiteVideo = { kind: 'youtube' | 'vimeo'; code: string }

const codes = { youtube: /^[\w-]{6,20}$/, vimeo: /^\d{1,15}$/ }

/** A video of YouTube or Vimeo by what they call it; null for what they would not. */
export function siteVideo(kind: SiteVideo['kind'], code: string | null | undefined): SiteVideo | null {
  return code && codes[kind].test(code) ? { kind, code } : null
}

/** The video that an address of YouTube or Vimeo is about, in any of the ways they write one; else null. */
export function videoOfAddress(address: string): SiteVideo | null {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  switch (url.hostname) {
    case 'youtu.be':
      return siteVideo('youtube', first)
    case 'www.youtube.com':
    case 'youtube.com':
    case 'm.youtube.com':
    case 'www.youtube-nocookie.com': {
      const code = first === 'watch' ? url.searchParams.get('v') : second
      const isVideo = ['watch', 'embed', 'shorts', 'live'].includes(first)
      return isVideo ? siteVideo('youtube', code) : null
    }
    case 'vimeo.com':
    case 'www.vimeo.com':
      return siteVideo('vimeo', first)
    case 'player.vimeo.com':
      return first === 'video' ? siteVideo('vimeo', second) : null
    default:
      return null
  }
}
