import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { filmFile, filmKey } from '../../files/film-key.ts'
import { ask, inputOf } from './ffmpeg.ts'
import { prepareFilm } from './prepare.ts'

const hasFfmpeg = [`ffmpeg`, `ffprobe`].every((name) => spawnSync(name, ['-version']).status === 0)
let test: TestApp
let igrejaId: number
let folder: string
/** Whom a file would have us ask. */
let elsewhere: Server
let address: string
let asked = 0
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, query, values)

beforeAll(async () => {
  test = await createTestApp()
  const slug = demoChurches.full.slug
  igrejaId = (await rows<{ id: number }>('select id from igreja where slug = $1', [slug]))[0]!.id
  // What is live would make films wait.
  await rows('delete from transmissao')
  folder = await mkdtemp(join(tmpdir(), 'atrio-hostile-'))
  elsewhere = createServer((_, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/secret.ts`
})
afterAll(async () => {
  elsewhere.close()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  asked = 0
})

/** What becomes of a file that staff sent, through all the tries that it gets. */
async function send(bytes: string | Buffer): Promise<{ situacao: string; motivo: string | null }> {
  const id = randomUUID()
  const key = filmKey({ igrejaId, id }, filmFile.original)
  await test.deps.storage.put(key, Buffer.from(bytes), 'video/mp4')
  await rows(
    `insert into filme (igreja_id, id, nome, tamanho, situacao, tentativas, sinal_em)
     values ($1, $2, 'film', 1, 'recebida', 2, now() - interval '1 hour')`,
    [igrejaId, id],
  )
  await prepareFilm({ ...test.deps, onError: () => {} }, { igrejaId, id })
  const [film] = await rows<{ situacao: string; motivo: string | null }>(
    'select situacao, motivo from filme where id = $1',
    [id],
  )
  return film!
}

async function written(nome: string, bytes: string | Buffer): Promise<string> {
  const path = join(folder, nome)
  await writeFile(path, bytes)
  return path
}
const look = (args: string[]) =>
  ask('ffprobe', ['-v', 'error', ...args, '-show_packets'], 20_000).catch(() => '')

/** A film whose pictures are said to lie elsewhere, in its box of references. */
async function pointing(nome: string, at: string): Promise<Buffer> {
  const path = join(folder, nome)
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=5:d=1', '-c:v', 'libx264', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, path])
  const film = await readFile(path)
  const start = film.indexOf('dref') - 4
  const old = film.readUInt32BE(start)
  const entry = alias(at)
  const box = Buffer.concat([u32(16 + entry.length), Buffer.from('dref'), u32(0), u32(1), entry])
  for (const parent of ['dinf', 'minf', 'mdia', 'trak', 'moov']) {
    const size = film.lastIndexOf(parent, start) - 4
    film.writeUInt32BE(film.readUInt32BE(size) + box.length - old, size)
  }
  return Buffer.concat([film.subarray(0, start), box, film.subarray(start + old)])
}

/** An alias of the old Macintosh, whose record 18 is a whole path. */
function alias(at: string): Buffer {
  const path = Buffer.from(at.length % 2 ? `${at}\0` : at)
  const record = Buffer.concat([u16(18), u16(path.length), path, u16(0xffff), u16(0)])
  const body = Buffer.concat([Buffer.from('alis'), u32(0), Buffer.alloc(150), record])
  return Buffer.concat([u32(body.length + 4), body])
}
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const u16 = (value: number) => u32(value).subarray(2)

const hls = (at: string) =>
  `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${at}\n#EXT-X-ENDLIST\n`
const concat = (at: string) => `ffconcat version 1.0\nfile '${at}'\n`

describe.runIf(hasFfmpeg)('files that point elsewhere', () => {
  it('a list that is called a film is refused, and nobody is asked', async () => {
    const secret = await written('secret.txt', 'nothing that anybody may read')
    for (const at of [address, `file://${secret}`, secret]) {
      for (const bytes of [hls(at), concat(at), `${at}\n`])
        expect([at, await send(bytes)]).toEqual([at, { situacao: 'recusada', motivo: 'formato' }])
    }
    expect(asked).toBe(0)
  })

  it('negative control: programs that may choose how to read them ask', async () => {
    const [list, parts] = [
      await written('list.mp4', hls(address)),
      await written('parts.mp4', concat(address)),
    ]
    await look([
      '-f',
      'hls',
      '-allowed_extensions',
      'ALL',
      '-protocol_whitelist',
      'file,http,tcp',
      '-i',
      list,
    ])
    const byList = asked
    await look(['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,http,tcp', '-i', parts])
    expect(byList).toBeGreaterThan(0)
    expect(asked).toBeGreaterThan(byList)
    // As we give them, the same files say nothing.
    asked = 0
    for (const path of [list, parts])
      for (const demuxer of ['mov', 'matroska'] as const) await look(inputOf(path, demuxer))
    expect(asked).toBe(0)
  })

  it('a film whose pictures are said to lie elsewhere is refused, and nobody is asked', async () => {
    const refused = { situacao: 'recusada', motivo: 'referencia' }
    for (const at of [address, join(folder, 'film.mp4')])
      expect([at, await send(await pointing('film.mp4', at))]).toEqual([at, refused])
    expect(asked).toBe(0)
  })

  it('an address in place of a file is not asked; negative control: without the list of protocols it is', async () => {
    for (const demuxer of ['mov', 'matroska'] as const) await look(inputOf(address, demuxer))
    expect(asked).toBe(0)
    for (const demuxer of ['mov', 'matroska'] as const)
      await look(inputOf(address, demuxer).filter((one) => one !== '-protocol_whitelist' && one !== 'file'))
    expect(asked).toBeGreaterThan(0)
  })
})
