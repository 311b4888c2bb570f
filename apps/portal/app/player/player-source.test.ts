import { describe, expect, it } from 'vitest'
import { playerSource, siteOf } from './player-source.ts'

describe('playerSource', () => {
  it('is a file of the church or one over https', () => {
    for (const url of [
      '/media/3/video.mp4',
      '/play-media/17.ab.cd/f/hls/a.m3u8',
      'https://files.example/a.mp4',
    ]) {
      expect(playerSource({ source: 'mp4', code: null, url })).toEqual({ kind: 'mp4', url })
    }
    for (const url of ['/media/../x', '/api/v1/me', 'http://files.example/a.mp4', 'data:video/mp4,x', null]) {
      expect(playerSource({ source: 'mp4', code: null, url })).toBeNull()
    }
  })

  it('is no service that nobody knows', () => {
    expect(playerSource({ source: 'dailymotion', code: 'x', url: null })).toBeNull()
    expect(playerSource({ source: 'vimeo', code: 'x', url: null })).toBeNull()
  })
})

it('a site is told apart from a file', () => {
  expect(siteOf({ kind: 'youtube', code: 'aqz-KE-bpKQ' })?.page).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  expect(siteOf({ kind: 'hls', url: '/media/3/a.m3u8' })).toBeNull()
})
