import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const PER_SECOND = 25

/**
 * The church's stream as one whose captions lie within its picture, as televisions have them (CEA-608): `words` from its
 * second second to its last. FFmpeg, which passes such captions on and writes none, makes the picture.
 */
export async function carryCaptionsWithin(page: Page, words: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrio-captioned-'))
  const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', ...args], { cwd: folder })
  const source = ['-f', 'lavfi', '-i', `color=c=navy:s=320x180:r=${PER_SECOND}:d=20`]
  const coder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0', '-g', '50', '-pix_fmt', 'yuv420p']
  ffmpeg(...source, ...coder, '-x264-params', 'aud=1', 'plain.h264')
  writeFileSync(join(folder, 'said.h264'), withCaption(readFileSync(join(folder, 'plain.h264')), words))
  const pieces = [
    '-f',
    'hls',
    '-hls_time',
    '2',
    '-hls_list_size',
    '0',
    '-hls_playlist_type',
    'vod',
    'pieces.m3u8',
  ]
  ffmpeg('-r', String(PER_SECOND), '-i', 'said.h264', '-c', 'copy', ...pieces)
  const list = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="Falas",LANGUAGE="pt-BR",INSTREAM-ID="CC1"',
    '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.42c00c",CLOSED-CAPTIONS="cc"',
    'pieces.m3u8',
  ]
  await page.route(/\/video\.m3u8$/, (route) => route.fulfill({ body: list.join('\n') }))
  for (const file of readdirSync(folder).filter((name) => name.startsWith('pieces')))
    await page.route(`**/${file}`, (route) => route.fulfill({ path: join(folder, file) }))
}

/** A stream of H.264 whose pictures carry two bytes of the caption each. */
function withCaption(stream: Buffer, words: string): Buffer {
  const said = pairsOf(words)
  const pairs = new Map(said.map((pair, n) => [PER_SECOND - said.length + n, pair]))
  for (const n of [0, 1]) pairs.set(19 * PER_SECOND + n, ERASE)
  let picture = 0
  const parts = units(stream).flatMap((unit) => {
    const isSlice = [1, 5].includes(unit.at(unit[2] === 1 ? 3 : 4)! & 31)
    return isSlice ? [sei(pairs.get(picture++) ?? [0, 0]), unit] : [unit]
  })
  return Buffer.concat(parts)
}

/** NAL units, each with the start code before it. */
function units(stream: Buffer): Buffer[] {
  const starts: number[] = []
  for (let at = stream.indexOf('\0\0\u0001'); at >= 0; at = stream.indexOf('\0\0\u0001', at + 3))
    starts.push(stream[at - 1] === 0 ? at - 1 : at)
  return starts.map((start, n) => stream.subarray(start, starts[n + 1]))
}

const ERASE: [number, number] = [0x14, 0x2c]

/** What a decoder of captions is told, two bytes at a time: to take words to the lowest line and then show them. */
function pairsOf(words: string): [number, number][] {
  const [resume, erase, lowest, show] = [0x20, 0x2e, 0x70, 0x2f].map((code): [number, number] => [0x14, code])
  const letters = Array.from(words.match(/..?/g) ?? [], (pair): [number, number] => [
    pair.charCodeAt(0),
    pair.length > 1 ? pair.charCodeAt(1) : 0,
  ])
  return [resume!, resume!, erase!, erase!, lowest!, lowest!, ...letters, show!, show!]
}

/** A unit that belongs to no picture, with captions as ATSC A/53 has them. */
function sei([one, two]: [number, number]): Buffer {
  const captions = [0xb5, 0, 0x31, ...Buffer.from('GA94'), 3, 0xc1, 0xff, 0xfc, odd(one), odd(two), 0xff]
  return Buffer.from([0, 0, 0, 1, 6, 4, captions.length, ...captions, 0x80])
}

/** With a bit that makes the number of ones odd. */
function odd(byte: number): number {
  const ones = byte.toString(2).replaceAll('0', '').length
  return ones % 2 === 0 ? byte | 0x80 : byte
}
