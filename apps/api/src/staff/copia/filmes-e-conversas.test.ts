import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoChurches } from '@atrio/demo'
import type { FrameDownSala } from '@atrio/contract'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { filmFile, filmKey } from '../../files/film-key.ts'
import { madeFolder, RECORDED_FOLDER } from '../../files/media-key.ts'
import { workAgenda } from '../../jobs/agenda.ts'
import { agendas } from '../../slices.ts'
import {
  archiveOf,
  fillRoom,
  newChurch,
  takeArchive,
  textOf,
  withParts,
  type Archive,
} from '../../testing/copia-rig.ts'
import { asOwner } from '../../testing/owner.ts'
import { logIn, type LoggedIn } from '../../testing/people.ts'
import { messagesOf } from '../../testing/sala-rig.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ROOM } from './files.ts'

const CODIGO = 'vinda'
const HOST = `${CODIGO}.atrio.localhost:3000`
const EMAIL = 'ana.albuquerque@atrio.example'
const PREPARED = Buffer.from('pieces of a film that was prepared')
const RECORDING = Buffer.from('a recording of Sunday')
const ORPHAN = '00000000-0000-4000-8000-00000000000f'

let from: TestApp
let to: TestApp
let member: LoggedIn
let archive: Archive
let original: Buffer
let igrejaId: number
let here: { igrejaId: number; userId: number }
const films = { prepared: '', asItCame: randomUUID() }

const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(from.target, query, values)
const there = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(to.target, query, values)

beforeAll(async () => {
  from = await createTestApp()
  member = await logIn(from, 'member')
  const [church] = await rows<{ id: number }>('select id from igreja where slug = $1', [
    demoChurches.full.slug,
  ])
  igrejaId = church!.id
  await fillFilms()
  await fillRoom(from, { igrejaId, userId: member.userId })
  archive = await archiveOf(from, igrejaId)
  to = await createTestApp({
    isEmpty: true,
    env: { FFMPEG_BIN: '/nowhere/ffmpeg', RATE_LIMIT_FACTOR: '1000' },
  })
  here = await newChurch(to, CODIGO)
  // Numbers of accounts are others here.
  await there(`select setval(pg_get_serial_sequence('"user"', 'id'), 5000)`)
}, 120_000)
afterAll(async () => {
  await from?.close()
  await to?.close()
})

async function fillFilms(): Promise<void> {
  const [film] = await rows<{ id: string }>(
    `select f.id from filme f join plano_assinatura_conteudo c on c.igreja_id = f.igreja_id and c.id = f.conteudo_id
      where c.titulo = 'Antes do amanhecer' and c.igreja_id = $1`,
    [igrejaId],
  )
  films.prepared = film!.id
  original = await readFile(join(import.meta.dirname, '../../../../../demo/src/play/lamp.mp4'))
  const put = (id: string, file: string, bytes: Buffer) =>
    from.deps.storage.put(filmKey({ igrejaId, id }, file), bytes, 'video/mp4')
  await put(films.prepared, 'hls/360.mp4', PREPARED)
  await put(films.prepared, 'hls/master.m3u8', Buffer.from('#EXTM3U\n'))
  await put(films.asItCame, filmFile.original, original)
  await put(films.asItCame, 'legendas/pt-BR.vtt', Buffer.from('WEBVTT\n'))
  // What was made of it is made again.
  await put(films.asItCame, 'hls/master.m3u8', Buffer.from('#EXTM3U\n'))
  await rows(
    `insert into filme (igreja_id, id, conteudo_id, nome, tamanho, situacao, progresso, duracao, quadros, folhas)
      select igreja_id, $2, id, 'sombra.mp4', 5, 'pronta', 100, 24, 3, 1 from plano_assinatura_conteudo
      where titulo = 'À sombra da árvore' and igreja_id = $1`,
    [igrejaId, films.asItCame],
  )
  await rows(`update plano_assinatura_conteudo set acesso = 'gratis' where titulo = 'À sombra da árvore'`)
  const folder = madeFolder(igrejaId, RECORDED_FOLDER)
  await from.deps.storage.put(`${folder}/domingo.mp4`, RECORDING, 'video/mp4')
  await from.deps.storage.put(`${folder}/agora.mp4.part`, Buffer.from('half of one'), 'video/mp4')
  await rows(
    `insert into video (igreja_id, video_id, source, url, titulo, data_publicacao)
      values ($1, 'gravacao-domingo', 'mp4', $2, 'Domingo', current_date)`,
    [igrejaId, `/media/${igrejaId}/gravacoes/domingo.mp4`],
  )
}

describe('what is large comes along', () => {
  let token: string
  beforeAll(async () => {
    await takeArchive(to, archive, here)
    const { body } = await to.call('login', { host: HOST, body: { username: EMAIL, password: 'Atrio!2026' } })
    token = (body['token'] ?? body['access_token']) as string
  }, 120_000)

  const watch = async (titulo: string) => {
    const [row] = await there<{ id: number }>(
      'select id from plano_assinatura_conteudo where titulo = $1 and igreja_id = $2',
      [titulo, here.igrejaId],
    )
    const { status, body } = await to.call('createSessaoPlay', {
      host: HOST,
      token,
      params: { id: row!.id },
      body: { aparelho: randomUUID() },
    })
    return { status, url: (body['aberta'] as { url: string } | undefined)?.url ?? '' }
  }
  const get = (url: string) => to.app.inject({ url, headers: { host: HOST } })

  it('a film that was prepared plays as it did', async () => {
    const { status, url } = await watch('Antes do amanhecer')
    expect(status).toBe(201)
    expect((await get(url)).body).toBe('#EXTM3U\n')
    expect((await get(url.replace('master.m3u8', '360.mp4'))).rawPayload).toEqual(PREPARED)
  })

  it('a film comes as it was sent, is prepared anew, and plays', async () => {
    const [came] = await there('select situacao, progresso, quadros, folhas from filme where id = $1', [
      films.asItCame,
    ])
    expect(came).toEqual({ situacao: 'recebida', progresso: 0, quadros: 0, folhas: 0 })
    expect(await to.deps.storage.size(filmKey({ ...here, id: films.asItCame }, 'hls/master.m3u8'))).toBeNull()
    await workAgenda(to.deps, agendas['play']!)
    const { status, url } = await watch('À sombra da árvore')
    expect([status, url.split('/').at(-1)]).toEqual([201, 'original.mp4'])
    expect((await get(url)).rawPayload.equals(original)).toBe(true)
  })

  it('a film whose files are nowhere is no film, and its title stays', async () => {
    const found = await there<{ id: string }>('select id from filme where igreja_id = $1', [here.igrejaId])
    expect(found.map(({ id }) => id).toSorted()).toEqual([films.prepared, films.asItCame].toSorted())
  })

  it('a recording is where its video leads, and half of one stays', async () => {
    const [video] = await there<{ url: string }>(`select url from video where video_id = 'gravacao-domingo'`)
    expect(video!.url).toBe(`/media/${here.igrejaId}/gravacoes/domingo.mp4`)
    expect((await get(video!.url)).rawPayload).toEqual(RECORDING)
    expect(Object.keys(unzipSync(archive.bytes)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('whoever comes into the room reads what was said, by who is who here', async () => {
    await to.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = to.app.server.address() as { port: number }
    const entered = await to.call('createBilheteSala', {
      host: HOST,
      params: { codigo: 'conversa' },
      body: { nome: 'Quem chega' },
    })
    expect(entered.status).toBe(201)
    const host = HOST.replace('3000', String(port))
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/sala/conversa/ws`, {
      headers: { host, origin: `http://${host}` },
    })
    const frames: FrameDownSala[] = []
    socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as FrameDownSala))
    await once(socket, 'open')
    socket.send(JSON.stringify({ t: 'entrar', bilhete: entered.body['bilhete'] }))
    await expect
      .poll(() => messagesOf(frames).map(({ texto }) => texto), { timeout: 20_000 })
      .toEqual(['Bom dia a todos', 'Que alegria'])
    socket.terminate()
    const [said] = await there<{ email: string }>(
      `select u.email from sala_evento e join "user" u on 'u:' || u.id = e.autor where e.seq = 9001`,
    )
    expect(said).toEqual({ email: EMAIL })
    const guests = await there(`select ip_hmac from sala_participante where nome = 'Visitante'`)
    expect(guests).toEqual([{ ip_hmac: null }])
  })
})

describe('what has no room', () => {
  const contentsOf = (bytes: Uint8Array) => {
    const parts = unzipSync(bytes)
    const manifesto = JSON.parse(Buffer.from(parts['manifesto.json']!).toString()) as { deixados: object[] }
    return { names: Object.keys(parts).filter((name) => /^filmes|gravacoes/.test(name)), ...manifesto }
  }
  const soon = Date.now() + 3_600_000

  it.each([
    ['too many bytes', 'maximo', { bytes: 1_000 }],
    ['too many files', 'maximo', { entries: 1 }],
    ['too long', 'tempo', { until: 0 }],
    ['a full disk', 'disco', { spare: Number.MAX_SAFE_INTEGER }],
  ])('%s: is named with its size and why', async (_, motivo, room) => {
    const { bytes } = await archiveOf(from, igrejaId, { ...ROOM, until: soon, ...room })
    const { names, deixados } = contentsOf(bytes)
    expect(names).toEqual([])
    expect(deixados).toContainEqual({ nome: 'sombra.mp4', tamanho: original.length + 7, motivo })
    expect(deixados).toContainEqual({ nome: 'domingo.mp4', tamanho: RECORDING.length, motivo })
  })
})

describe('an archive that is made to break', () => {
  const FORM = { erro: 'formato' }
  it.each([
    ['a film that is a page', FORM, `filmes/${ORPHAN}/hls/pagina.html`, '<script>'],
    ['a film in another folder', FORM, `filmes/${ORPHAN}/outra/a.mp4`, 'x'],
    ['a film of no number', FORM, 'filmes/qualquer/original.mp4', 'x'],
    [
      'a row that never ends',
      FORM,
      'tabelas/culto.jsonl',
      `{"nome":"${randomBytes(5_000_000).toString('hex')}"}`,
    ],
    ['a row that is none', FORM, 'tabelas/culto.jsonl', '[1]\n'],
    [
      'a row of many depths',
      { message: expect.stringMatching(/stack/) as string },
      'tabelas/culto.jsonl',
      `{"nome":${'['.repeat(300_000)}${']'.repeat(300_000)}}\n`,
    ],
    ['accounts that are none', FORM, 'contas.jsonl', '{"id":"1","email":3}\n'],
  ])('with %s comes not at all, and leaves nothing', async (name, wrong, part, text) => {
    const target = await newChurch(to, `alvo-${name.replaceAll(/\W/g, '')}`)
    const bytes = withParts(archive.bytes, { [part]: Buffer.from(text) })
    await expect(takeArchive(to, { ...archive, bytes }, target)).rejects.toMatchObject(wrong)
    const left = await there('select 1 from filme where igreja_id = $1', [target.igrejaId])
    expect(left).toEqual([])
    const key = filmKey({ igrejaId: target.igrejaId, id: films.asItCame }, filmFile.original)
    expect(await to.deps.storage.size(key)).toBeNull()
  })

  it('lays no words into the mouth of who is here already', async () => {
    const target = await newChurch(to, 'alvo-fala')
    const row = JSON.parse(
      Buffer.from(unzipSync(archive.bytes)['tabelas/sala_evento.jsonl']!).toString().split('\n')[0]!,
    ) as object
    const mine = (autor: string, seq: number) => JSON.stringify({ ...row, seq, autor, chave: null })
    const bytes = withParts(archive.bytes, {
      'tabelas/sala_evento.jsonl': Buffer.from(`${mine(`u:${target.userId}`, 1)}\n${mine('c:x', 2)}\n`),
    })
    await takeArchive(to, { ...archive, bytes }, target)
    const said = await there('select seq from sala_evento where igreja_id = $1', [target.igrejaId])
    expect(said).toEqual([{ seq: 2 }])
  }, 60_000)
})

describe('who was erased', () => {
  const erase = (of: number) =>
    rows(
      `insert into agenda (igreja_id, tipo, referencia, vence_em) values ($1, 'exclusao', $2, now())
        on conflict (igreja_id, tipo, referencia) do update set vence_em = now()`,
      [of, String(member.userId)],
    ).then(() => workAgenda(from.deps, agendas['privacy']!))
  it('since an archive was made does not stay, where that is known', async () => {
    expect(textOf(archive.bytes)).toContain('Bom dia a todos')
    await erase(igrejaId)
    const again = await newChurch(from, 'de-novo')
    await takeArchive(from, archive, again)
    await workAgenda(from.deps, agendas['privacy']!)
    const left = await rows(
      `select 1 from usuario u join "user" on "user".id = u.user_id where u.igreja_id = $1 and email = $2`,
      [again.igrejaId, EMAIL],
    )
    expect(left).toEqual([])
    const said = await rows(
      `select 1 from sala_evento where igreja_id = $1 and corpo->>'texto' = 'Bom dia a todos'`,
      [again.igrejaId],
    )
    expect(said).toEqual([])
  }, 60_000)

  it('is in no archive that is made afterwards', async () => {
    const text = textOf((await archiveOf(from, igrejaId)).bytes)
    expect(text).not.toContain('Bom dia a todos')
    expect(text).not.toContain(EMAIL)
  })
})
