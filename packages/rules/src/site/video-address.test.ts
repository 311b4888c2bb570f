import { describe, expect, it } from 'vitest'
import { videoOfAddress } from './video-address.ts'

const youtube = { kind: 'youtube', code: 'aqz-KE-bpKQ' }

describe('videoOfAddress', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('knows %s', (address) => expect(videoOfAddress(address)).toEqual(youtube))

  it.each(['https://vimeo.com/1084537', 'https://player.vimeo.com/video/1084537?h=1'])(
    'knows %s',
    (address) => expect(videoOfAddress(address)).toEqual({ kind: 'vimeo', code: '1084537' }),
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
  ])('refuses %s', (address) => expect(videoOfAddress(address)).toBeNull())
})
