import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipReader, ZipRefused, type ZipBounds } from './read-zip.ts'
import { ZipWriter } from './write-zip.ts'

const bounds: ZipBounds = { entries: 20, bytes: 100_000, entryBytes: 60_000 }
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
    expect(await read.read('tabelas/a.jsonl')).toEqual(text)
    expect([...(await read.read('midia/b.png'))]).toEqual([1, 2, 3])
    await read.close()
  })

  it.each(['../fora.txt', '/etc/passwd', 'a/../../b', 'C:\\a', 'a/.oculto', 'a//b', 'pasta/'])(
    'is refused for the name %s',
    async (name) => {
      await expect(openBytes(zipSync({ [name]: strToU8('x') }))).rejects.toThrow(ZipRefused)
    },
  )

  it('is refused for a link to somewhere else', async () => {
    const linked = zipSync({ atalho: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })
    await expect(openBytes(linked)).rejects.toThrow(/leads elsewhere/)
  })

  it('is refused for too many entries, or bytes, before any is unpacked', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`a${n}`, strToU8('x')]))
    await expect(openBytes(zipSync(many))).rejects.toThrow(/too many entries/)
    const zeros = new Uint8Array(59_000)
    await expect(openBytes(zipSync({ a: zeros, b: zeros }))).rejects.toThrow(/too many bytes/)
    await expect(openBytes(zipSync({ a: new Uint8Array(70_000) }))).rejects.toThrow(/too many bytes/)
  })

  it('unpacks no more than its list says', async () => {
    const bomb = Buffer.from(zipSync({ a: new Uint8Array(5_000_000) }))
    const list = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    bomb.writeUInt32LE(10, list + 24)
    const zip = await openBytes(bomb)
    await expect(zip.read('a')).rejects.toThrow(ZipRefused)
    await zip.close()
  })

  it('is refused when it is none, or ends too early', async () => {
    await expect(openBytes(Buffer.from('no archive at all, but text'))).rejects.toThrow(ZipRefused)
    const whole = zipSync({ a: strToU8('x'.repeat(99)) })
    await expect(openBytes(whole.subarray(0, whole.length - 30))).rejects.toThrow(ZipRefused)
  })
})
