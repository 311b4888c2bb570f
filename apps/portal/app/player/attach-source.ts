import type { PlayerSource } from './player-source.ts'

type FileSource = Extract<PlayerSource, { url: string }>

/**
 * Gives a video element its source. HLS plays by itself where the browser can; elsewhere our own player of it is loaded,
 * which reaches files of this host alone (Decision 29) and works without a worker. `fail` tells of what the element
 * itself cannot know. The result takes the source away.
 */
export function attachSource(
  media: HTMLVideoElement,
  { kind, url }: FileSource,
  fail: (failed: 'network' | 'format') => void,
): () => void {
  if (kind === 'mp4' || media.canPlayType(HLS_TYPE) !== '') {
    media.src = url
    return () => {
      media.removeAttribute('src')
      media.load()
    }
  }
  const gone = new AbortController()
  attachHls(media, url, { fail, signal: gone.signal }).catch(() => fail('network'))
  return () => gone.abort()
}

const HLS_TYPE = 'application/vnd.apple.mpegurl'

async function attachHls(
  media: HTMLVideoElement,
  url: string,
  { fail, signal }: { fail: (failed: 'network' | 'format') => void; signal: AbortSignal },
): Promise<void> {
  const { default: Hls } = await import('hls.js/light')
  if (signal.aborted) return
  if (!Hls.isSupported()) return fail('format')
  const hls = new Hls({ enableWorker: false })
  let recovered = false
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true
      hls.recoverMediaError()
    } else {
      fail(type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'format')
    }
  })
  hls.loadSource(url)
  hls.attachMedia(media)
  signal.addEventListener('abort', () => hls.destroy())
}
