import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoChurches } from '@atrio/demo'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { filmFile, filmKey } from '../../files/film-key.ts'
import { ask, inputOf } from './ffmpeg.ts'
import { prepareFilm } from './prepare.ts'

const hasFfmpeg = [`ffmpeg`, `ffprobe`].every((name) => spawnSync(name, ['-version']).status === 0)
const NONE = '/nowhere/ffmpeg'
let test: TestApp
let igrejaId: number
let folder: string
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, query, values)

beforeAll(async () => {
  test = await createTestApp()
  const [church] = await rows<{ id: number }>('select id from igreja where slug = $1', [
    demoChurches.full.slug,
  ])
  igrejaId = church!.id
  // What is live would make films wait.
  await rows('delete from transmissao')
  folder = await mkdtemp(join(tmpdir(), 'atrio-films-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

/** A film that the program draws by itself. */
function draw(nome: string, ...args: string[]): string {
  const path = join(folder, nome)
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', ...args, path])
  return path
}
const plain = () =>
  draw(
    'plain.mp4',
    '-i',
    'testsrc=s=640x480:r=10:d=3',
    '-f',
    'lavfi',
    '-i',
    'sine=d=3',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  )

/** As if staff had sent it. */
async function send(path: string, tentativas = 0, situacao = 'recebida'): Promise<string> {
  const id = randomUUID()
  await test.deps.storage.putFile(filmKey({ igrejaId, id }, filmFile.original), path, 'video/mp4')
  await rows(
    `insert into filme (igreja_id, id, nome, tamanho, situacao, tentativas, sinal_em)
     values ($1, $2, 'film', 1, $3, $4, now() - interval '1 hour')`,
    [igrejaId, id, situacao, tentativas],
  )
  return id
}
async function prepare(id: string, FFMPEG_BIN?: string) {
  const env = { ...test.deps.env, ...(FFMPEG_BIN && { FFMPEG_BIN }) }
  const mine = await prepareFilm({ ...test.deps, env, onError: () => {} }, { igrejaId, id })
  const [film] = await rows<{ situacao: string; motivo: string | null; progresso: number; duracao: number }>(
    'select situacao, motivo, progresso, duracao from filme where id = $1',
    [id],
  )
  return { mine, ...film! }
}
const sizeOf = async (file: string) => {
  const { width, height } = await sharp(file).metadata()
  return `${width}x${height}`
}
const ofFilm = (id: string, file: string) =>
  join(test.deps.env.filesDir, filmKey({ igrejaId, id }, 'hls'), file)
async function written(nome: string, bytes: string | Buffer): Promise<string> {
  const path = join(folder, nome)
  await writeFile(path, bytes)
  return path
}

describe.runIf(hasFfmpeg)('with the program, which is not installed everywhere', () => {
  it(
    'a film that browsers play is cut as it came, and encoded for slow lines',
    { timeout: 120_000 },
    async () => {
      const id = await send(plain())
      expect(await prepare(id)).toMatchObject({ situacao: 'pronta', progresso: 100, duracao: 3 })
      const master = await readFile(ofFilm(id, 'master.m3u8'), 'utf8')
      expect(master.match(/^[\w-]+\.m3u8$/gm)).toEqual(['copia.m3u8', '360.m3u8'])
      const said = execFileSync('ffprobe', [
        '-v',
        'error',
        '-allowed_extensions',
        'ALL',
        '-show_entries',
        'stream=codec_name,height',
        '-of',
        'csv=p=0',
        ofFilm(id, '360.m3u8'),
      ]).toString()
      expect(new Set(said.match(/\S+/g))).toEqual(new Set(['aac', 'h264,360']))
      const [{ quadros, folhas }] = (await rows('select quadros, folhas from filme where id = $1', [id])) as [
        { quadros: number; folhas: number },
      ]
      expect({ quadros, folhas }).toEqual({ quadros: 3, folhas: 1 })
      const sizes = ['../capas/1.jpg', '../capas/3-p.jpg', 'folha-001.jpg'].map((file) =>
        sizeOf(ofFilm(id, file)),
      )
      expect(await Promise.all(sizes)).toEqual(['640x480', '320x240', '1600x900'])
      expect(await readdir(test.deps.env.filmsDir)).toEqual([])
      // Whoever looks once more finds it done.
      expect((await prepare(id)).mine).toBe(false)
    },
  )

  it('a film that browsers do not play is encoded, also without sound', { timeout: 120_000 }, async () => {
    const id = await send(draw('other.mkv', '-i', 'testsrc=s=640x480:r=10:d=2', '-c:v', 'mpeg4'))
    expect(await prepare(id)).toMatchObject({ situacao: 'pronta', progresso: 100 })
    const master = await readFile(ofFilm(id, 'master.m3u8'), 'utf8')
    expect(master.match(/^[\w-]+\.m3u8$/gm)).toEqual(['480.m3u8', '360.m3u8'])
  })

  it('one whose process died is prepared anew', { timeout: 120_000 }, async () => {
    const id = await send(plain(), 1, 'preparando')
    // What it left behind.
    await mkdir(join(test.deps.env.filmsDir, `${igrejaId}-${id}-dead`, 'hls'), { recursive: true })
    expect(await prepare(id)).toMatchObject({ mine: true, situacao: 'pronta', progresso: 100 })
    expect(await readdir(test.deps.env.filmsDir)).toEqual([])
  })

  it('the third failure leaves what plays by itself as it came, and says so', async () => {
    const bin = join(folder, 'broken')
    await mkdir(bin)
    await writeFile(join(bin, 'ffmpeg'), '#!/bin/sh\n[ "$1" = -version ]\n')
    await chmod(join(bin, 'ffmpeg'), 0o755)
    await symlink(execFileSync('sh', ['-c', 'command -v ffprobe']).toString().trim(), join(bin, 'ffprobe'))
    const id = await send(plain())
    const turns = []
    for (let turn = 0; turn < 3; turn++) turns.push((await prepare(id, join(bin, 'ffmpeg'))).situacao)
    expect(turns).toEqual(['recebida', 'recebida', 'original'])
  })

  it('what is too large to be a church’s film is refused', { timeout: 60_000 }, async () => {
    const wide = draw('wide.mp4', '-i', 'color=s=5000x3000:r=1:d=1', '-frames:v', '1', '-c:v', 'mpeg4')
    const long = draw('long.mkv', '-i', 'color=s=64x48:r=1/3600:d=28800', '-c:v', 'ffv1')
    for (const path of [wide, long])
      expect(await prepare(await send(path))).toMatchObject({ situacao: 'recusada', motivo: 'tamanho' })
  })

  it('the programs ask nobody on the network, whatever a file is called', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/film.mp4`
    for (const demuxer of ['mov', 'matroska'] as const)
      await expect(ask('ffprobe', ['-v', 'error', ...inputOf(address, demuxer)], 20_000)).rejects.toThrow(
        'Command failed',
      )
    server.close()
    expect(asked).toBe(0)
  })

  it('what is no film, or half of one, or points elsewhere, is refused and reads nothing', async () => {
    const secret = await written('secret.txt', 'nothing that anybody may read')
    const whole = await readFile(plain())
    const head = Buffer.from('0000001866747970', 'hex')
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${secret}\n#EXT-X-ENDLIST\n`
    const sent = [
      await written('words.mp4', 'This is a letter.'),
      await written('list.mp4', playlist),
      await written('behind.mp4', Buffer.concat([head, Buffer.from(playlist)])),
      await written('concat.mp4', `ffconcat version 1.0\nfile ${secret}\n`),
      await written('half.mp4', whole.subarray(0, whole.length / 3)),
      await written(
        'picture.mp4',
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      ),
    ]
    for (const path of sent)
      expect([path, await prepare(await send(path))]).toMatchObject([
        path,
        { situacao: 'recusada', motivo: 'formato' },
      ])
  })
})

describe('without the program', () => {
  it('an MP4 file plays as it came, and what only it could read is refused in words', async () => {
    const mp4 = await written('head.mp4', Buffer.from('000000186674797069736f6d', 'hex'))
    const mkv = await written('head.mkv', Buffer.from('1a45dfa3000000000000000000', 'hex'))
    expect(await prepare(await send(mp4), NONE)).toMatchObject({ situacao: 'original' })
    expect(await prepare(await send(mkv), NONE)).toMatchObject({
      situacao: 'recusada',
      motivo: 'semPrograma',
    })
  })
})
