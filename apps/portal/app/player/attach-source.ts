import type { PlayerSource } from './player-source.ts'

type FileSource = Extract<PlayerSource, { url: string }>

/**
 * Gives a video element its source. HLS of this host is played by a script of ours, which is quicker at another place and
 * knows the captions of a stream; streams of other hosts, which no script may reach (Decision 29), and those on Apple's
 * devices, which send them on to a television, by the browser itself (Decision 251). `fail` tells of what the element
 * itself cannot know. The result takes the source away.
 */
export function attachSource(
  media: HTMLVideoElement,
  { kind, url }: FileSource,
  fail: (failed: 'network' | 'format') => void,
): () => void {
  if (kind === 'mp4' || (playsHls(media) && (sendsOn(media) || !isOurs(url)))) {
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

/** Apple's: they tell of captions that a stream carries as well. */
function sendsOn(media: HTMLVideoElement): boolean {
  return 'webkitSetPresentationMode' in media
}

function isOurs(url: string): boolean {
  return new URL(url, location.href).origin === location.origin
}

/** By so little the times of pieces differ from those of their list. */
const NEAR_SECONDS = 0.25

async function attachHls(
  media: HTMLVideoElement,
  url: string,
  { fail, signal }: { fail: (failed: 'network' | 'format') => void; signal: AbortSignal },
): Promise<void> {
  const isCaptioned = await carriesCaptions(url, signal)
  if (signal.aborted) return
  const { default: Hls } = await (isCaptioned ? import('hls.js') : import('hls.js/light'))
  if (signal.aborted) return
  if (!Hls.isSupported()) {
    if (!playsHls(media)) return fail('format')
    signal.addEventListener('abort', attachFile(media, url))
    return
  }
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
  // At another place the smallest picture comes first, and at once; what follows is as large as the line allows.
  const begin = () => (hls.nextAutoLevel = hls.minAutoLevel)
  media.addEventListener('seeking', () => !isLoaded(media) && begin(), { signal })
  // A place between two pieces begins with the one before.
  hls.on(Hls.Events.FRAG_LOADED, (_event, { frag }) => {
    if (media.seeking && frag.end < media.currentTime + NEAR_SECONDS) begin()
  })
  hls.loadSource(url)
  hls.attachMedia(media)
  signal.addEventListener('abort', () => hls.destroy())
}

function isLoaded({ buffered, currentTime }: HTMLVideoElement): boolean {
  for (let n = 0; n < buffered.length; n += 1) {
    if (buffered.start(n) <= currentTime && currentTime < buffered.end(n)) return true
  }
  return false
}

/** Whether a stream says that it does: the small player of it knows none. Those of films of Play are files. */
async function carriesCaptions(url: string, signal: AbortSignal): Promise<boolean> {
  if (url.startsWith('/play-media/')) return false
  const answer = await fetch(url, { signal }).catch(() => null)
  return answer?.ok === true && CAPTIONS.test(await answer.text())
}

const CAPTIONS = /^#EXT-X-MEDIA:(?:.*,)?TYPE=(?:SUBTITLES|CLOSED-CAPTIONS)/m
