import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipReader, ZipRefused, type ZipBounds } from './read-zip.ts'
import { ZipWriter } from './write-zip.ts'

const bounds: ZipBounds = {
  entries: 20,
  bytes: 3_000_000,
  entryBytes: 2_000_000,
  packed: { bytes: 2_500_000, entryBytes: 1_500_000, ratio: 200 },
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrio-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let made = 0
const place = () => join(folder, `${(made += 1)}.zip`)

async function openBytes(bytes: Uint8Array, bound = bounds): Promise<ZipReader> {
  const path = place()
  await writeFile(path, bytes)
  return ZipReader.open(path, bound)
}

describe('an archive', () => {
  it('is read back, and by other programs, too', async () => {
    const path = place()
    const zip = await ZipWriter.create(path)
    const text = Buffer.from('Conceição\n'.repeat(900))
    const written = await zip.add('tabelas/a.jsonl', [text.subarray(0, 100), text.subarray(100)])
    await zip.add('midia/b.png', [Buffer.from([1, 2, 3])], { isDeflated: false })
    await zip.add('vazio.txt', [])
    await zip.finish()
    expect(written).toMatchObject({ tamanho: text.length, sha256: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(Buffer.from(unzipSync(await readFile(path))['tabelas/a.jsonl']!)).toEqual(text)
    const read = await ZipReader.open(path, bounds)
    expect([...read.entries.keys()]).toEqual(['tabelas/a.jsonl', 'midia/b.png', 'vazio.txt'])
    expect(await read.read('tabelas/a.jsonl', 20_000)).toEqual(text)
    expect([...(await read.read('midia/b.png', 3))]).toEqual([1, 2, 3])
    expect(await read.read('vazio.txt', 0)).toHaveLength(0)
    await expect(read.read('midia/b.png', 2)).rejects.toThrow(/too many bytes/)
    await read.close()
  })

  it.each([40, 0xff_ff_ff_ff])('says large numbers in eight bytes, as other programs do', async (most) => {
    const path = place()
    const zip = await ZipWriter.create(path, { most })
    await zip.add('tabelas/a.jsonl', [Buffer.from('um\n'.repeat(30))])
    await zip.add('filmes/b.mp4', [Buffer.from('dois')], { isDeflated: false, isLarge: true })
    await zip.finish()
    const bytes = await readFile(path)
    expect(Object.keys(unzipSync(bytes))).toEqual(['tabelas/a.jsonl', 'filmes/b.mp4'])
    expect(Buffer.from(unzipSync(bytes)['filmes/b.mp4']!).toString()).toBe('dois')
    const read = await ZipReader.open(path, bounds)
    expect((await read.read('filmes/b.mp4', 9)).toString()).toBe('dois')
    expect((await read.read('tabelas/a.jsonl', 99)).toString()).toBe('um\n'.repeat(30))
    await read.close()
    // What does not say where its list is, is none.
    for (const word of [0x06064b50, 0x07064b50]) {
      const broken = Buffer.from(bytes)
      const sign = Buffer.alloc(4)
      sign.writeUInt32LE(word)
      broken.fill(0, broken.indexOf(sign), broken.indexOf(sign) + 4)
      await expect(openBytes(broken)).rejects.toThrow(ZipRefused)
    }
  })

  it.each([
    '../fora.txt',
    '/etc/passwd',
    'a/../../b',
    'C:\\a',
    'a/.oculto',
    'a//b',
    'pasta/',
    'a/'.repeat(9) + 'b',
  ])('is refused for the name %s', async (name) => {
    await expect(openBytes(zipSync({ [name]: strToU8('x') }))).rejects.toThrow(ZipRefused)
  })

  it('is refused for a link to somewhere else', async () => {
    const linked = zipSync({ atalho: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })
    await expect(openBytes(linked)).rejects.toThrow(/leads elsewhere/)
  })

  it('is refused for too many entries, or bytes, before any is unpacked', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`a${n}`, strToU8('x')]))
    await expect(openBytes(zipSync(many))).rejects.toThrow(/too many entries/)
    const stored = (size: number): [Uint8Array, { level: 0 }] => [new Uint8Array(size), { level: 0 }]
    await expect(openBytes(zipSync({ a: stored(1_900_000), b: stored(1_900_000) }))).rejects.toThrow(
      /too many bytes/,
    )
    await expect(openBytes(zipSync({ a: stored(2_100_000) }))).rejects.toThrow(/too many bytes/)
  })

  it('is refused for what is packed too well, or unpacks to too much', async () => {
    const noise = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 7919) >> (at % 13))
    await expect(openBytes(zipSync({ a: new Uint8Array(1_400_000) }))).rejects.toThrow(/too many bytes/)
    await expect(openBytes(zipSync({ a: [noise(1_600_000), { level: 1 }] }))).rejects.toThrow(
      /too many bytes/,
    )
    const three = { a: noise(900_000), b: noise(900_000), c: noise(900_000) }
    await expect(openBytes(zipSync(three))).rejects.toThrow(/too many bytes/)
  })

  it('unpacks no more than its list says', async () => {
    const bomb = Buffer.from(zipSync({ a: new Uint8Array(5_000_000) }))
    const list = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bomb.writeUInt32LE(10, list + 24)
    const zip = await openBytes(bomb)
    await expect(zip.read('a', 10)).rejects.toThrow(ZipRefused)
    await zip.close()
  })

  it('is refused when it is none, or ends too early', async () => {
    await expect(openBytes(Buffer.from('no archive at all, but text'))).rejects.toThrow(ZipRefused)
    const whole = zipSync({ a: strToU8('x'.repeat(99)) })
    await expect(openBytes(whole.subarray(0, whole.length - 30))).rejects.toThrow(ZipRefused)
  })
})
