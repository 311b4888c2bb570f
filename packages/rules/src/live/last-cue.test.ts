import { expect, it } from 'vitest'
import { lastCue } from './last-cue.ts'

it('says what a file of captions says last, without marks, and how many it says', () => {
  const file = `WEBVTT

1
00:00:01.000 --> 00:00:02.000
Um

00:04.500 --> 00:06.000 align:start
<v Ana>Graça &amp; paz,
<b>irmãos</b>
`
  expect(lastCue(file)).toEqual({ seq: 2, texto: 'Graça & paz,\nirmãos' })
  expect(lastCue('1\r\n00:00:01,000 --> 00:00:02,000\r\nUm\r\n')).toEqual({ seq: 1, texto: 'Um' })
})

it.each(['', 'WEBVTT', '<html>', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000'])('of %j nothing', (file) => {
  expect(lastCue(file).texto).toBe('')
})
