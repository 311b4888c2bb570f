import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLivroCodigo } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { demoChurches } from '../churches.ts'
import { chimes } from './chimes.ts'
import { hlsPlaylist } from './hls-playlist.ts'
import { demoVideos } from './videos.ts'
import { webVtt } from './write-media.ts'

describe.each([demoChurches.full, demoChurches.english, demoChurches.spanish])(
  'the videos of $codigo',
  ({ codigo }) => {
    const { videos, playlists } = demoVideos[codigo]!

    it('come from every source', () => {
      expect(new Set(videos.map(({ source }) => source))).toEqual(new Set(['youtube', 'vimeo', 'mp4', 'hls']))
    })

    it('are named once, and only they are in playlists', () => {
      const ids = videos.map(({ videoId }) => videoId)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { videos } of playlists) for (const videoId of videos) expect(ids).toContain(videoId)
    })

    it('are about books of the Bible', () => {
      for (const { livro, referencia } of videos) {
        expect(livro === undefined || isLivroCodigo(livro)).toBe(true)
        expect(Boolean(livro)).toBe(Boolean(referencia))
      }
    })
  },
)

it('a caption ends where the next begins, the last with the video', () => {
  const { videos } = demoVideos[demoChurches.full.codigo]!
  const vtt = webVtt(videos[0]!)
  expect(vtt).toContain('00:00:00.000 --> 00:00:03.000\nBom dia, igreja.')
  expect(vtt).toMatch(/00:00:20\.000 --> 00:00:24\.000\n.*Boa semana!\n$/)
})

it('an HLS list holds the whole clip, head and fragments', async () => {
  const clip = await readFile(join(import.meta.dirname, 'dawn.mp4'))
  const list = hlsPlaylist(clip, 'video.mp4')
  const ranges = [...list.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, size, at]) => [
    Number(at),
    Number(size),
  ])
  expect(ranges).toHaveLength(7)
  for (const [index, [at, size]] of ranges.slice(0, -1).entries()) {
    expect(at! + size!).toBe(ranges[index + 1]![0])
  }
  expect(clip.toString('latin1', ranges[1]![0]! + 4, ranges[1]![0]! + 8)).toBe('moof')
})

it('the sound alone is a WAV file of its length', () => {
  expect(chimes(2)).toHaveLength(44 + 2 * 16_000)
})
