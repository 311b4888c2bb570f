import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { logIn } from '../../testing/people.ts'
import { startS3 } from '../../testing/s3.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { filmFile, filmKey, filmsOf } from '../../files/film-key.ts'
import { playAddress } from '../play-address.ts'
import { prepareFilm } from './prepare.ts'
import { sweepFilms } from './sweep.ts'

const hasFfmpeg = [`ffmpeg`, `ffprobe`].every((name) => spawnSync(name, ['-version']).status === 0)
const { slug, hosts } = demoChurches.full
const HOUR = 3_600_000
let s3: Awaited<ReturnType<typeof startS3>>
let test: TestApp
let igrejaId: number
let folder: string
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, query, values)
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: `${hosts[0]}:3000`, ...headers } })
const equipe = async () => {
  const [admin] = await rows<{ id: number }>(
    `select id from "user" where email = 'helena.prado@atrio.example'`,
  )
  return openEquipe(test, admin!.id)
}
const keys = async (place: string) => {
  const found: string[] = []
  for await (const { key } of test.deps.storage.list(place)) found.push(key.slice(place.length + 1))
  return found.toSorted()
}

beforeAll(async () => {
  s3 = await startS3({ strict: false })
  test = await createTestApp({ env: s3.env })
  igrejaId = (await rows<{ id: number }>('select id from igreja where slug = $1', [slug]))[0]!.id
  // What is live would make films wait.
  await rows('delete from transmissao')
  folder = await mkdtemp(join(tmpdir(), 'atrio-s3-films-'))
})
afterAll(async () => {
  await test.close()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

/** The film of a title that is free, as staff have sent it. */
async function send(path: string): Promise<{ id: string; conteudo: number }> {
  const id = randomUUID()
  await test.deps.storage.takeFile(filmKey({ igrejaId, id }, filmFile.original), path, 'video/mp4')
  const [row] = await rows<{ conteudo_id: number }>(
    `insert into filme (igreja_id, id, nome, tamanho, conteudo_id)
     select $1, $2, 'film', 1, id from plano_assinatura_conteudo where titulo = 'Antes do amanhecer'
     returning conteudo_id`,
    [igrejaId, id],
  )
  return { id, conteudo: row!.conteudo_id }
}

describe.runIf(hasFfmpeg)('a film of an installation with S3', () => {
  it(
    'is cut here, watched from there by its pass alone, and goes with its row',
    { timeout: 120_000 },
    async () => {
      const path = join(folder, 'plain.mp4')
      const picture = [
        '-f',
        'lavfi',
        '-i',
        'testsrc=s=640x480:r=10:d=3',
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv420p',
      ]
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, path])
      const { id, conteudo } = await send(path)
      expect(await prepareFilm({ ...test.deps, onError: () => {} }, { igrejaId, id })).toBe(true)
      const stored = await keys(filmKey({ igrejaId, id }))
      expect(stored).toEqual(
        expect.arrayContaining([
          'capas/1.jpg',
          'hls/360-00000.m4s',
          'hls/folha-001.jpg',
          'hls/master.m3u8',
          'original.mp4',
        ]),
      )
      // Nothing of it stays on this machine.
      const here = await readdir(test.deps.env.dataDir, { recursive: true })
      expect(here.filter((file) => /\.(mp4|m4s|m3u8|jpg)$/.test(file))).toEqual([])

      const { token } = await logIn(test, 'member')
      const { body } = await test.call('createSessaoPlay', {
        token,
        params: { id: conteudo },
        body: { aparelho: randomUUID() },
      })
      const { url } = body['aberta'] as { url: string }
      expect(url).toContain(`/${id}/hls/master.m3u8`)
      expect((await get(url)).body).toContain('360.m3u8')
      const piece = url.replace('master.m3u8', '360-00000.m4s')
      const whole = await get(piece)
      const size = whole.rawPayload.length
      expect([whole.statusCode, whole.headers['content-type'], whole.headers['content-length']]).toEqual([
        200,
        'video/mp4',
        String(size),
      ])
      const part = await get(piece, { range: 'bytes=8-15' })
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 8-15/${size}`])
      expect(part.rawPayload.equals(whole.rawPayload.subarray(8, 16))).toBe(true)
      expect((await get(piece, { range: `bytes=${size}-` })).statusCode).toBe(416)
      // What lies there is nobody's by any other address.
      for (const other of [
        piece.replace(/\/play-media\/[^/]+/, '/play-media/1.a.b'),
        piece.replace(id, randomUUID()),
        `/media/${filmKey({ igrejaId, id }, 'hls/360-00000.m4s')}`,
        `/arquivo/${igrejaId}/${id}`,
        url.replace('hls/master.m3u8', 'none.mp4'),
      ])
        expect([other, (await get(other)).statusCode]).toEqual([other, 404])

      const gone = await test.call('deleteFilmeEquipe', { equipe: await equipe(), params: { slug, id } })
      expect(gone.status).toBe(200)
      expect(await keys(filmKey({ igrejaId, id }))).toEqual([])
      expect((await get(piece)).statusCode).toBe(404)
    },
  )
})

it('captions lie there as well', async () => {
  const staff = await equipe()
  const [film] = await rows<{ id: string }>(
    `insert into filme (igreja_id, nome, tamanho, situacao) values ($1, 'film', 1, 'pronta') returning id`,
    [igrejaId],
  )
  const { id } = film!
  const say = (texto: string) =>
    test.call('saveLegendaEquipe', { equipe: staff, params: { slug, id }, body: { idioma: 'es', texto } })
  expect((await say('WEBVTT\n\n00:00.000 --> 00:02.000\nHola\n')).status).toBe(200)
  expect(await keys(filmKey({ igrejaId, id }))).toEqual(['legendas/es.vtt'])
  await say('')
  expect(await keys(filmKey({ igrejaId, id }))).toEqual([])
})

it('a film without a row is forgotten after an hour, and no other', async () => {
  const [known] = await rows<{ id: string }>(
    `insert into filme (igreja_id, nome, tamanho, situacao) values ($1, 'film', 1, 'pronta') returning id`,
    [igrejaId],
  )
  const lost = randomUUID()
  for (const id of [known!.id, lost])
    await test.deps.storage.put(filmKey({ igrejaId, id }, filmFile.original), Buffer.from('x'), 'video/mp4')
  // Of folders in a folder this server names those alone in which a file lies.
  await test.deps.storage.put(`${filmsOf(igrejaId)}/aqui`, Buffer.from('x'), 'text/plain')
  expect(await sweepFilms(test.deps)).toBe(0)
  expect(await sweepFilms(test.deps, Date.now() + 2 * HOUR)).toBe(1)
  const left = await test.deps.storage.folders(filmsOf(igrejaId))
  expect([left.includes(known!.id), left.includes(lost)]).toEqual([true, false])
})

it('a pass that is over, or of another film, church or session, gets no byte of it from there', async () => {
  const [filme, other, sessao] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [filme, other])
    for (const file of ['hls/360-00000.m4s', filmFile.pronta])
      await test.deps.storage.put(filmKey({ igrejaId, id }, file), Buffer.from(`bytes of ${id}`), 'video/mp4')
  const at = (given: { igrejaId?: number; now?: number } = {}, file = 'hls/360-00000.m4s') =>
    playAddress(test.deps.secrets, { igrejaId, filme, sessao, duracao: 60, ...given }, file, given.now)
  expect((await get(at())).body).toBe(`bytes of ${filme}`)
  const refused = {
    over: at({ now: Date.now() - 8 * HOUR }),
    church: at({ igrejaId: igrejaId + 1 }),
    film: at().replace(filme, other),
    session: at().replace(sessao, randomUUID()),
    end: at().replace(/\/(\d+)\./, (_all, exp: string) => `/${Number(exp) + 1}.`),
    // Where reading begins the session is asked as well, and there is none.
    stopped: at({}, filmFile.pronta),
  }
  const read = vi.spyOn(test.deps.storage, 'read')
  try {
    const given: string[] = []
    for (const [what, url] of Object.entries(refused))
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { host: `${hosts[0]}:3000` }
        const { statusCode } = await test.app.inject({ method, url, headers })
        if (statusCode !== 404) given.push(`${method} ${what}`)
      }
    expect(given).toEqual([])
    const elsewhere = { host: `${demoChurches.english.hosts[0]}:3000` }
    expect((await test.app.inject({ url: at(), headers: elsewhere })).statusCode).toBe(404)
    expect(read).not.toHaveBeenCalled()
  } finally {
    read.mockRestore()
  }
})
