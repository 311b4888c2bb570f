import { describe, expect, it } from 'vitest'
import { enderecoDaFonte, fonteDoEndereco } from './fonte-do-endereco.ts'

describe('the source that a link leads to', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'youtube', 'aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube', 'aqz-KE-bpKQ'],
    ['https://m.youtube.com/live/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    [' https://vimeo.com/1084537 ', 'vimeo', '1084537'],
    ['https://tv.example.org/culto/index.m3u8?k=1', 'hls', null],
    ['/media/1/video.mp4', 'mp4', null],
  ])('of %s is %s', (endereco, fonte, codigo) => {
    const found = fonteDoEndereco(endereco)
    expect(found).toMatchObject({ fonte, codigo })
    expect(fonteDoEndereco(enderecoDaFonte(found!)!)).toEqual(found)
  })

  it.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/@igreja/live',
    'https://user:key@tv.example.org/a.m3u8',
    'javascript:alert(1)//.mp4',
    '/media/1/../2/a.mp4',
    'culto de domingo',
  ])('of %s is none', (endereco) => {
    expect(fonteDoEndereco(endereco)).toBeNull()
  })
})
