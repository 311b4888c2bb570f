import { siteVideo } from '@atrio/rules'

/** Where a video plays. */
export type PlayerSource = { kind: 'youtube' | 'vimeo'; code: string } | { kind: 'mp4' | 'hls'; url: string }

const sites = {
  youtube: {
    name: 'YouTube',
    page: (code: string) => `https://www.youtube.com/watch?v=${code}`,
  },
  vimeo: { name: 'Vimeo', page: (code: string) => `https://vimeo.com/${code}` },
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
    return siteVideo(source, code)
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

/** A file of the church's own, for everybody or for one session of Play, or at another host over https. */
function isFileAddress(address: string): boolean {
  if (/^\/(media\/\d+|play-media\/[\w.-]+)\/[\w./-]+$/.test(address) && !address.includes('..')) return true
  const url = URL.parse(address)
  return url !== null && url.protocol === 'https:' && !url.username && !url.password
}
