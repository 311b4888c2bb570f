/** What a list of HLS says: where another one is, or how far it has come and whether it goes on. */
export type Playlist =
  | { kind: 'master'; first: string }
  | { kind: 'media'; isOver: boolean; sequence: number; targetSeconds: number }

/** RFC 8216; null for what is no list. */
export function readPlaylist(text: string): Playlist | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  if (lines[0]?.replace(/^\uFEFF/, '') !== '#EXTM3U') return null
  const valueOf = (tag: string) => lines.find((line) => line.startsWith(`${tag}:`))?.slice(tag.length + 1)
  const uris = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (valueOf('#EXT-X-STREAM-INF') !== undefined) {
    return uris[0] === undefined ? null : { kind: 'master', first: uris[0] }
  }
  const target = Number(valueOf('#EXT-X-TARGETDURATION'))
  const base = Number(valueOf('#EXT-X-MEDIA-SEQUENCE') ?? 0)
  if (!(target > 0) || !Number.isSafeInteger(base) || base < 0) return null
  return {
    kind: 'media',
    isOver: lines.includes('#EXT-X-ENDLIST'),
    // Some lists drop what is old and count it, others keep all: the last of both moves on.
    sequence: base + uris.length,
    targetSeconds: target,
  }
}
