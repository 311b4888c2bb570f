/** Where a broadcast comes from, as its table and its player have it. */
export type FonteTransmissao =
  | { fonte: 'youtube' | 'vimeo'; codigo: string; url: null }
  | { fonte: 'hls' | 'mp4'; codigo: null; url: string }

/** What a link that staff paste leads to, in any of the ways in which sites write one; null where it is none. */
export function fonteDoEndereco(endereco: string): FonteTransmissao | null {
  const text = endereco.trim()
  if (/^\/media\/\d+\/[\w./-]+$/.test(text) && !text.includes('..')) return fileOf(text, text)
  const url = URL.parse(text)
  if (!url || url.protocol !== 'https:' || url.username || url.password) return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return site('youtube', first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return site('youtube', first === 'watch' ? (url.searchParams.get('v') ?? '') : second)
  }
  if (host === 'vimeo.com') return site('vimeo', first === 'event' ? '' : first)
  if (host === 'player.vimeo.com') return site('vimeo', second)
  return fileOf(url.href, url.pathname)
}

/** The link of a source, as staff read it. */
export function enderecoDaFonte({
  fonte,
  codigo,
  url,
}: {
  fonte: string | null
  codigo: string | null
  url: string | null
}): string | null {
  if (fonte === 'youtube') return `https://www.youtube.com/watch?v=${codigo}`
  return fonte === 'vimeo' ? `https://vimeo.com/${codigo}` : url
}

const CODES = { youtube: /^[\w-]{6,20}$/, vimeo: /^\d{1,15}$/ }

function site(fonte: 'youtube' | 'vimeo', codigo: string): FonteTransmissao | null {
  return CODES[fonte].test(codigo) ? { fonte, codigo, url: null } : null
}

function fileOf(url: string, path: string): FonteTransmissao | null {
  if (/\.m3u8$/i.test(path)) return { fonte: 'hls', codigo: null, url }
  return /\.(mp4|m4v|webm)$/i.test(path) ? { fonte: 'mp4', codigo: null, url } : null
}
