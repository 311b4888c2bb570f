import type { PlayerSource } from './player-source.ts'

type FileSource = Extract<PlayerSource, { url: string }>

/**
 * Gives a video element its source. HLS plays by itself where the browser can, and shows the captions in it; elsewhere
 * our own player of it is loaded, which reaches files of this host alone (Decision 29) and works without a worker. `fail` tells of what the element
 * itself cannot know. The result takes the source away.
 */
export function attachSource(
  media: HTMLVideoElement,
  { kind, url }: FileSource,
  fail: (failed: 'network' | 'format') => void,
): () => void {
  if (kind === 'mp4' || (playsHls(media) && (tellsCaptions(media) || !isOurs(url)))) {
    return attachFile(media, url)
  }
  const gone = new AbortController()
  attachHls(media, url, { fail, signal: gone.signal }).catch(() => fail('network'))
  return () => gone.abort()
}

function attachFile(media: HTMLVideoElement, url: string): () => void {
  media.src = url
  return () => {
    media.removeAttribute('src')
    media.load()
  }
}

function playsHls(media: HTMLVideoElement): boolean {
  return media.canPlayType('application/vnd.apple.mpegurl') !== ''
}

/** Apple's browsers tell of captions that a stream carries; Chromium plays it without them. */
function tellsCaptions(media: HTMLVideoElement): boolean {
  return 'webkitSetPresentationMode' in media
}

function isOurs(url: string): boolean {
  return new URL(url, location.href).origin === location.origin
}

async function attachHls(
  media: HTMLVideoElement,
  url: string,
  { fail, signal }: { fail: (failed: 'network' | 'format') => void; signal: AbortSignal },
): Promise<void> {
  const isCaptioned = await carriesCaptions(url, signal)
  if (signal.aborted) return
  if (playsHls(media) && !isCaptioned) {
    signal.addEventListener('abort', attachFile(media, url))
    return
  }
  const { default: Hls } = await (isCaptioned ? import('hls.js') : import('hls.js/light'))
  if (signal.aborted) return
  if (!Hls.isSupported()) return fail('format')
  const hls = new Hls({ enableWorker: false })
  // What is said is drawn by us.
  hls.subtitleDisplay = false
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

/** Whether a stream says that it does: the small player of it knows none. Those of films of Play are files. */
async function carriesCaptions(url: string, signal: AbortSignal): Promise<boolean> {
  if (url.startsWith('/play-media/')) return false
  const answer = await fetch(url, { signal }).catch(() => null)
  return answer?.ok === true && CAPTIONS.test(await answer.text())
}

const CAPTIONS = /^#EXT-X-MEDIA:(?:.*,)?TYPE=(?:SUBTITLES|CLOSED-CAPTIONS)/m
