/** Where a video plays. */
export type PlayerSource = { kind: 'youtube' | 'vimeo'; code: string } | { kind: 'mp4' | 'hls'; url: string }

const sites = {
  youtube: {
    name: 'YouTube',
    code: /^[\w-]{6,20}$/,
    page: (code: string) => `https://www.youtube.com/watch?v=${code}`,
  },
  vimeo: { name: 'Vimeo', code: /^\d{1,15}$/, page: (code: string) => `https://vimeo.com/${code}` },
}

/** The source that a service and a code, or a file, name; null for what is none. */
export function playerSource({
  source,
  code,
  url,
}: {
  source: string
  code: string | null
  url: string | null
}): PlayerSource | null {
  if (source === 'youtube' || source === 'vimeo') {
    return code !== null && sites[source].code.test(code) ? { kind: source, code } : null
  }
  if (source !== 'mp4' && source !== 'hls') return null
  return url !== null && isFileAddress(url) ? { kind: source, url } : null
}

/** The site that is asked when the video starts, and its page of the video; null for a file. */
export function siteOf(source: PlayerSource): { name: string; page: string } | null {
  if (!('code' in source)) return null
  const { name, page } = sites[source.kind]
  return { name, page: page(source.code) }
}

/** The video that an address of YouTube or Vimeo is about, in any of the ways they write one; else null. */
export function readSiteAddress(address: string): PlayerSource | null {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  switch (url.hostname) {
    case 'youtu.be':
      return playerSource({ source: 'youtube', code: first, url: null })
    case 'www.youtube.com':
    case 'youtube.com':
    case 'm.youtube.com':
    case 'www.youtube-nocookie.com': {
      const code = first === 'watch' ? url.searchParams.get('v') : second
      const isVideo = ['watch', 'embed', 'shorts', 'live'].includes(first)
      return isVideo ? playerSource({ source: 'youtube', code, url: null }) : null
    }
    case 'vimeo.com':
    case 'www.vimeo.com':
      return playerSource({ source: 'vimeo', code: first, url: null })
    case 'player.vimeo.com':
      return first === 'video' ? playerSource({ source: 'vimeo', code: second, url: null }) : null
    default:
      return null
  }
}

/** A file of the church's own, or at another host over https. */
function isFileAddress(address: string): boolean {
  if (/^\/media\/\d+\/[\w./-]+$/.test(address) && !address.includes('..')) return true
  const url = URL.parse(address)
  return url !== null && url.protocol === 'https:' && !url.username && !url.password
}
