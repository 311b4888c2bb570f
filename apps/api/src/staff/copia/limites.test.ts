import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ZipWriter } from '../../adapters/zip/write-zip.ts'
import { openArchives } from '../../archives.ts'
import { workAgenda } from '../../jobs/agenda.ts'
import { seal } from '../../sealed.ts'
import { agendas } from '../../slices.ts'
import { madeFolder, RECORDED_FOLDER } from '../../files/media-key.ts'
import { archiveOf, newChurch, takeArchive, withParts, type Archive } from '../../testing/copia-rig.ts'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readAnswer } from './answer.ts'
import { lock } from './cofre.ts'
import { keyContext, type Sentido } from './copias.ts'
import { sweepCopias } from './laid.ts'
import { openCopia } from './look.ts'
import { COPIA_BOUNDS } from './manifest.ts'
import { reportProgress } from './progress.ts'
import { receivedPath } from './received-path.ts'

const MINUTE = 60_000
const PICTURE = strToU8('bytes of a picture')
const PICTURES = { 'midia/capas/a.webp': PICTURE }

let app: TestApp
let archive: Archive
let church: { igrejaId: number; userId: number }
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(app.target, query, values)

beforeAll(async () => {
  app = await createTestApp({ isEmpty: true })
  church = await newChurch(app, 'primeira')
  archive = await archiveOf(app, church.igrejaId)
}, 120_000)
afterAll(() => app?.close())
afterEach(() => vi.useRealTimers())

const withLines = (parts: Record<string, object[]>): Archive => ({
  ...archive,
  bytes: withParts(
    archive.bytes,
    Object.fromEntries(
      Object.entries(parts).map(([name, lines]) => [
        name,
        strToU8(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
      ]),
    ),
  ),
})
const linesOf = (name: string) =>
  Buffer.from(unzipSync(archive.bytes)[name]!)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** An archive that waits for its work, as the staff's site leaves it. */
async function waiting(
  { igrejaId, userId }: { igrejaId: number; userId: number },
  { sentido, situacao, key }: { sentido: Sentido; situacao: string; key: Buffer },
): Promise<void> {
  const text = JSON.stringify({ key: key.toString('base64'), sal: 'c2Fs' })
  await rows(
    `insert into copia (igreja_id, sentido, situacao, idioma, user_id, chave_encrypted, apagar_em)
      values ($1, $2, $3, 'pt_BR', $4, $5, now() + interval '1 day')
      on conflict (igreja_id, sentido) do update set situacao = excluded.situacao, chave_encrypted = excluded.chave_encrypted`,
    [
      igrejaId,
      sentido,
      situacao,
      userId,
      seal(app.deps.secrets, 'copia', keyContext(igrejaId, sentido), text),
    ],
  )
}
const situacaoOf = async (igrejaId: number, sentido: Sentido) =>
  (
    await rows<{ situacao: string; erro: string | null }>(
      'select situacao, erro from copia where igreja_id = $1 and sentido = $2',
      [igrejaId, sentido],
    )
  )[0]

async function received(igrejaId: number, bytes: Uint8Array): Promise<string> {
  const path = receivedPath(app.deps, igrejaId)
  await mkdir(join(app.deps.env.dataDir, 'copias'), { recursive: true })
  await writeFile(path, bytes)
  return path
}

describe('an account that is here', () => {
  it('keeps its password, and gets no right over organisations, whatever an archive says', async () => {
    await rows(
      `insert into "user" (email, idioma, password_hash) values ('alguem@aqui.example', 'es', 'ours')`,
    )
    const [conta] = linesOf('contas.jsonl')
    const [role] = linesOf('tabelas/user_igreja_role.jsonl')
    const theirs = { ...conta, password_hash: lock(archive.key, 'user.password_hash', 'theirs') }
    const others = { ...theirs, id: 900_001, email: ' Alguem@Aqui.example ', password_change_required: true }
    const hostile = withLines({
      'contas.jsonl': [theirs, others],
      'tabelas/user_igreja_role.jsonl': [
        { ...role, user_id: 900_001, role: 'ROLE_SUPER_ADMIN' },
        { ...role, user_id: 900_001, role: 'ROLE_ADMIN' },
      ],
    })
    // The church itself: it is the only one, so that digests of passwords come along.
    await takeArchive(app, hostile, church)
    const people = await rows(
      `select email, password_hash, password_change_required as anew from "user" order by email`,
    )
    expect(people).toEqual([
      { email: 'alguem@aqui.example', password_hash: 'ours', anew: false },
      { email: 'iara@primeira.example', password_hash: 'x', anew: false },
    ])
    const roles = await rows(
      `select role from user_igreja_role r join "user" u on u.id = r.user_id where email = 'alguem@aqui.example'`,
    )
    expect(roles).toEqual([{ role: 'ROLE_ADMIN' }])
  }, 60_000)

  it('does get one where it is new, so that the test above means something', async () => {
    const [conta] = linesOf('contas.jsonl')
    const theirs = { ...conta, password_hash: lock(archive.key, 'user.password_hash', 'theirs') }
    const fresh = { ...theirs, id: 900_002, email: 'nova@aqui.example' }
    await takeArchive(app, withLines({ 'contas.jsonl': [theirs, fresh] }), church)
    const found = await rows(`select password_hash from "user" where email = 'nova@aqui.example'`)
    expect(found).toEqual([{ password_hash: 'theirs' }])
  }, 60_000)
})

describe('the bounds of an archive', () => {
  /** Says of each entry that it has so many bytes. */
  const saying = (count: number, size: number, packed: number | null): Buffer => {
    const entry: [Uint8Array, { level: 0 | 6 }] = [PICTURE, { level: packed === null ? 0 : 6 }]
    const bytes = Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, entry]))),
    )
    const mark = Buffer.from([0x50, 0x4b, 1, 2])
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 4)) {
      bytes.writeUInt32LE(packed ?? size, at + 20)
      bytes.writeUInt32LE(size, at + 24)
    }
    return bytes
  }
  const four = 4 * 1024 ** 3 - 2
  const most = COPIA_BOUNDS.packed.entryBytes

  it.each([
    ['stored', 'grande', Math.floor(COPIA_BOUNDS.bytes / four) + 1, four, null],
    ['stored, within', 'formato', Math.floor(COPIA_BOUNDS.bytes / four), four, null],
    ['packed', 'grande', COPIA_BOUNDS.packed.bytes / most + 1, most, Math.ceil(most / 100)],
    ['packed, within', 'formato', COPIA_BOUNDS.packed.bytes / most, most, Math.ceil(most / 100)],
  ])('all bytes of it, %s', async (_, erro, count, size, packed) => {
    const path = join(app.deps.env.dataDir, 'grande.zip')
    await writeFile(path, saying(count, size, packed))
    await expect(openCopia(path)).rejects.toMatchObject({ erro })
  })

  it('the time that its work may take', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const progress = reportProgress(app.deps, { igrejaId: church.igrejaId, sentido: 'saida' })
    vi.setSystemTime(Date.now() + 49 * MINUTE)
    progress.step()
    vi.setSystemTime(Date.now() + 2 * MINUTE)
    expect(() => progress.step()).toThrow('it takes too long')
    await progress.end()
  })

  it('the time in which films are begun', async () => {
    const key = madeFolder(church.igrejaId, `${RECORDED_FOLDER}/domingo.mp4`)
    await app.deps.storage.put(key, Buffer.from('a recording'), 'video/mp4')
    const deixados = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const begun = Date.now()
      const create = ZipWriter.create.bind(ZipWriter)
      const creating = vi.spyOn(ZipWriter, 'create').mockImplementation((...given) => {
        // It has begun: all that it asks for from here on is later.
        vi.setSystemTime(begun + minutes * MINUTE)
        return create(...given)
      })
      const { bytes } = await archiveOf(app, church.igrejaId)
      creating.mockRestore()
      vi.useRealTimers()
      const text = Buffer.from(unzipSync(bytes)['manifesto.json']!).toString()
      return (JSON.parse(text) as { deixados: object[] }).deixados
    }
    expect(await deixados(34)).toEqual([])
    expect(await deixados(36)).toEqual([{ nome: 'domingo.mp4', tamanho: 11, motivo: 'tempo' }])
  }, 60_000)
})

describe('the work on an archive', () => {
  const many = (count: number) =>
    withParts(
      archive.bytes,
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`midia/capas/a${n}.webp`, PICTURE])),
    )

  it('is done in a process of its own, to its end', async () => {
    const target = await newChurch(app, 'inteira')
    await received(target.igrejaId, many(3))
    await waiting(target, { sentido: 'entrada', situacao: 'conferindo', key: archive.key })
    await workAgenda(app.deps, agendas['archives']!)
    expect(await situacaoOf(target.igrejaId, 'entrada')).toEqual({ situacao: 'conferida', erro: null })
    await waiting(target, { sentido: 'entrada', situacao: 'trazendo', key: archive.key })
    await workAgenda(app.deps, agendas['archives']!)
    expect(await situacaoOf(target.igrejaId, 'entrada')).toEqual({ situacao: 'feita', erro: null })
    const picture = await app.app.inject({
      url: `/media/${target.igrejaId}/capas/a2.webp`,
      headers: { host: 'inteira.atrio.localhost:3000' },
    })
    expect(picture.rawPayload).toEqual(Buffer.from(PICTURE))
    await waiting(target, { sentido: 'saida', situacao: 'pedida', key: archive.key })
    await workAgenda(app.deps, agendas['archives']!)
    expect(await situacaoOf(target.igrejaId, 'saida')).toEqual({ situacao: 'pronta', erro: null })
  }, 120_000)

  it('that is made to take all memory ends alone, and says so', async () => {
    const target = await newChurch(app, 'fome')
    const line = strToU8(`{"id":1,"titulo":"a","conteudo":"b","x":[${'{},'.repeat(2_600_000)}0]}\n`)
    const hostile = withParts(archive.bytes, { 'tabelas/noticia.jsonl': line })
    // Stored: what packs so well is refused before it is read.
    const path = await received(target.igrejaId, zipSync(unzipSync(hostile), { level: 0 }))
    const archives = openArchives({ env: app.deps.env, target: app.target }, { heapMb: 160 })
    const given = { ...target, key: archive.key, path }
    const working = readAnswer(archives.work('entrada', given, { owner: 'igreja' }))
    await expect(working).rejects.toMatchObject({ erro: 'grande' })
    // And where the job began it: what was laid down goes at once, and the archive can be tried again.
    await received(target.igrejaId, zipSync(unzipSync(withParts(hostile, PICTURES)), { level: 0 }))
    await waiting(target, { sentido: 'entrada', situacao: 'trazendo', key: archive.key })
    await workAgenda({ ...app.deps, archives }, agendas['archives']!)
    expect(await situacaoOf(target.igrejaId, 'entrada')).toEqual({ situacao: 'recebida', erro: 'grande' })
    const left = await readdir(join(app.deps.env.dataDir, 'copias'))
    expect(left.filter((name) => name.startsWith(`${target.igrejaId}.`))).toEqual([`${target.igrejaId}.zip`])
    await archives.close()
  }, 120_000)

  it('that is killed in the middle shows nothing, and what it laid down goes', async () => {
    const target = await newChurch(app, 'morta')
    const { igrejaId } = target
    const path = await received(igrejaId, many(4_000))
    await waiting(target, { sentido: 'entrada', situacao: 'trazendo', key: archive.key })
    const archives = openArchives({ env: app.deps.env, target: app.target })
    const given = { ...target, key: archive.key, path }
    const ended = archives.work('entrada', given, { owner: 'igreja' }).then(
      () => 'done',
      () => 'killed',
    )
    // Also where visitors would find them, so that it is seen if they could.
    const places = [
      join(app.deps.env.dataDir, 'copias', `${igrejaId}.midia`),
      join(app.deps.env.mediaDir, String(igrejaId)),
    ]
    const laid = async () => {
      const found = places.map((place) => readdir(join(place, 'capas')).catch((): string[] => []))
      return (await Promise.all(found)).flat()
    }
    await vi.waitFor(async () => expect((await laid()).length).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 5,
    })
    await archives.close()
    expect(await ended).toBe('killed')
    const [one] = await laid()
    const found = await app.app.inject({
      url: `/media/${igrejaId}/capas/${one}`,
      headers: { host: 'morta.atrio.localhost:3000' },
    })
    expect([typeof one, found.statusCode]).toEqual(['string', 404])
    await wait(50)
    await rows(`update copia set situacao = 'recebida' where igreja_id = $1`, [igrejaId])
    await sweepCopias(app.deps, Date.now() + 2 * 60 * MINUTE)
    // The archive itself can be tried again.
    const left = await readdir(join(app.deps.env.dataDir, 'copias'))
    expect(left.filter((name) => name.startsWith(`${igrejaId}.`))).toEqual([`${igrejaId}.zip`])
  }, 120_000)

  it('that was sent goes once nobody knows it', async () => {
    const { igrejaId } = await newChurch(app, 'esquecida')
    await received(igrejaId, archive.bytes)
    await sweepCopias(app.deps, Date.now() + 2 * 60 * MINUTE)
    expect((await readdir(join(app.deps.env.dataDir, 'copias'))).includes(`${igrejaId}.zip`)).toBe(false)
  })
})
