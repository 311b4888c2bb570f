import { describe, expect, it } from 'vitest'
import { playerSource, readSiteAddress, siteOf } from './player-source.ts'

const youtube = { kind: 'youtube', code: 'aqz-KE-bpKQ' }

describe('readSiteAddress', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('knows %s', (address) => expect(readSiteAddress(address)).toEqual(youtube))

  it.each(['https://vimeo.com/1084537', 'https://player.vimeo.com/video/1084537?h=1'])(
    'knows %s',
    (address) => expect(readSiteAddress(address)).toEqual({ kind: 'vimeo', code: '1084537' }),
  )

  it.each([
    'http://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/redirect?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/channels/staffpicks',
    'javascript:alert(1)',
    '//youtu.be/aqz-KE-bpKQ',
    '',
  ])('refuses %s', (address) => expect(readSiteAddress(address)).toBeNull())
})

describe('playerSource', () => {
  it('is a file of the church or one over https', () => {
    for (const url of ['/media/3/video.mp4', 'https://files.example/a.mp4']) {
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
