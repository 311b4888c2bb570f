/**
 * The HLS list of a fragmented MP4 file: its head, then each fragment as a stretch of the same file. The demo's clip
 * has a key frame and a fragment every four seconds.
 */
export function hlsPlaylist(clip: Buffer, uri: string): string {
  const boxes = readBoxes(clip)
  const first = boxes.find(({ type }) => type === 'moof')!.at
  const segments = boxes.flatMap(({ type, at, size }, index) => {
    const data = boxes[index + 1]
    return type === 'moof' && data ? [{ at, size: size + data.size }] : []
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SECONDS}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${uri}",BYTERANGE="${first}@0"`,
    ...segments.flatMap(({ at, size }) => [
      `#EXTINF:${SECONDS.toFixed(3)},`,
      `#EXT-X-BYTERANGE:${size}@${at}`,
      uri,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

const SECONDS = 4

function readBoxes(file: Buffer): { type: string; at: number; size: number }[] {
  const boxes = []
  for (let at = 0; at + 8 <= file.length;) {
    const size = file.readUInt32BE(at)
    if (size < 8) break
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), at, size })
    at += size
  }
  return boxes
}
