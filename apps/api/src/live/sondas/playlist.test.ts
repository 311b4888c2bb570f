import { describe, expect, it } from 'vitest'
import { readPlaylist } from './playlist.ts'

const list = (sequence: number, end = '') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:${sequence}\n#EXTINF:6,\na.ts\n#EXTINF:6,\nb.ts\n${end}`

describe('a list of HLS', () => {
  it('says how far it has come, where another is, or that it is over', () => {
    expect(readPlaylist(list(7))).toMatchObject({ kind: 'media', isOver: false, sequence: 9 })
    expect(readPlaylist(list(7, '#EXT-X-ENDLIST'))).toMatchObject({ isOver: true })
    expect(readPlaylist('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\nlow/index.m3u8\r\n')).toEqual({
      kind: 'master',
      first: 'low/index.m3u8',
    })
    for (const none of ['<html>', '', '#EXTM3U', `x${list(1)}`, list(-1)])
      expect(readPlaylist(none)).toBeNull()
  })
})
