import { expect, it } from 'vitest'
import { readCaptions } from './web-vtt.ts'

it('captions in WebVTT stay what they are', () => {
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500 line:0\nBom dia\n'
  expect(readCaptions(`\uFEFF${vtt}`)).toEqual({ vtt })
})

it('captions in SubRip are turned', () => {
  const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nBom dia\r\n'
  expect(readCaptions(srt)).toEqual({ vtt: 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nBom dia\n' })
})

it.each([
  ['nothing at all', '', 0],
  ['a page', '<html><script>alert(1)</script></html>', 0],
  ['no time', 'WEBVTT\n\n00:01 --> 00:02\nx', 3],
  ['an end before its beginning', 'WEBVTT\n\n00:03.000 --> 00:02.000\nx', 3],
  ['a minute that there is not', 'WEBVTT\n\n00:61.000 --> 00:72.000\nx', 3],
])('says which line has %s', (_, text, wrong) => {
  expect(readCaptions(text)).toEqual({ wrong })
})
