import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filmFile, filmKey, filmsOf } from '../../files/film-key.ts'
import { folderOf } from '../../files/arquivos.ts'
import { madeFolder } from '../../files/media-key.ts'
import { archiveOf, newChurch, takeArchive, withParts, type Archive } from '../../testing/copia-rig.ts'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepCopias } from './laid.ts'
import { RICH } from './rich.ts'

const FILM = '00000000-0000-4000-8000-00000000000f'
const LIST = `filmes/${FILM}/${filmFile.pronta}`
const HOUR = 3_600_000
const list = (line: string) => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=600000\n${line}\n`

let app: TestApp
let archive: Archive
const there = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(app.target, query, values)

beforeAll(async () => {
  app = await createTestApp({ isEmpty: true })
  const { igrejaId } = await newChurch(app, 'origem')
  archive = await archiveOf(app, igrejaId)
}, 120_000)
afterAll(() => app?.close())

const changed = (parts: Record<string, string>): Archive => ({
  ...archive,
  bytes: withParts(
    archive.bytes,
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  ),
})

/** Everything of a church that lies anywhere. */
async function lies(igrejaId: number): Promise<string[]> {
  const found: string[] = []
  for (const folder of [
    filmsOf(igrejaId),
    madeFolder(igrejaId),
    folderOf(igrejaId, true),
    folderOf(igrejaId, false),
  ])
    for await (const { key } of app.deps.storage.list(folder)) found.push(key)
  const media = await readdir(join(app.deps.env.mediaDir, String(igrejaId)), { recursive: true }).catch(
    () => [],
  )
  const waiting = await readdir(join(app.deps.env.dataDir, 'copias')).catch(() => [])
  return [...found, ...media, ...waiting.filter((name) => name.startsWith(`${igrejaId}.`))]
}

describe('an archive with what no upload may be', () => {
  it.each<[string, Record<string, string>]>([
    ['a film that leads to another host', { [LIST]: list('https://elsewhere.example/a.m3u8') }],
    ['a film that leads to another host without saying how', { [LIST]: list('//elsewhere.example/a.m3u8') }],
    ['a film that leads out of its folder', { [LIST]: list('../../outro/hls/720.m3u8') }],
    ['a film that leads to another folder', { [LIST]: list('/media/1/gravacoes/domingo.m3u8') }],
    [
      'a key that lies elsewhere',
      { [LIST]: list('720.m3u8\n#EXT-X-KEY:METHOD=AES-128,URI="https://e.example/k"') },
    ],
    ['a beginning that lies elsewhere', { [LIST]: list("720.m3u8\n#EXT-X-MAP:URI='https://e.example/k'") }],
    ['a list that is none', { [LIST]: '<html></html>' }],
    ['a list that does not say that it is one', { [LIST]: '720.m3u8\n' }],
    // Noise: what packs well is refused before.
    ['a list longer than any film’s', { [LIST]: list(`#${randomBytes(1_100_000).toString('hex')}`) }],
    [
      'a piece of a film that is a page',
      { [`filmes/${FILM}/hls/360.mp4`]: '<!doctype html><script>1</script>' },
    ],
    ['a still that is a page', { [`filmes/${FILM}/capas/1.jpg`]: '<svg onload="alert(1)"/>' }],
    ['captions that are a page', { [`filmes/${FILM}/legendas/pt-BR.vtt`]: '<script>alert(1)</script>' }],
    ['captions with a line that no browser reads', { 'midia/a/b.vtt': 'WEBVTT\n\n1 --> 2\n<script>\n' }],
    ['media that lead elsewhere', { 'midia/a/b.m3u8': list('https://elsewhere.example/a.m3u8') }],
    ['a picture that is a page', { 'midia/capas/a.webp': '<html><script>alert(1)</script></html>' }],
    ['a drawing that does something', { 'midia/capas/a.svg': '<svg onload="alert(1)"/>' }],
    [
      'a drawing with a page inside',
      { 'midia/capas/a.svg': '<svg><foreignObject><p/></foreignObject></svg>' },
    ],
    ['a drawing with a script', { 'midia/capas/a.svg': '<svg><script>alert(1)</script></svg>' }],
    [
      'an upload that is another than it says',
      { [`arquivos/publico/${FILM}/0.webp`]: '<svg onload="a()"/>' },
    ],
    ['a document that is none', { [`arquivos/privado/${FILM}/0.pdf`]: '<script>alert(1)</script>' }],
    ['an upload of another kind', { [`arquivos/publico/${FILM}/0.html`]: '<script>alert(1)</script>' }],
  ])('%s, is not taken in, and leaves nothing', async (name, parts) => {
    const target = await newChurch(app, `alvo-${name.replaceAll(/\W/g, '').slice(0, 40)}`)
    await expect(takeArchive(app, changed(parts), target)).rejects.toMatchObject({ erro: 'formato' })
    expect(await lies(target.igrejaId)).toEqual([])
  })

  const upload = {
    id: FILM,
    finalidade: 'foto',
    tipo: 'image/webp',
    tamanho: 9,
    sha256: `\\x${'0'.repeat(64)}`,
    largura: 1,
    altura: 1,
    publico: true,
    versoes: [{ largura: 1, tipo: 'image/webp', tamanho: 9 }],
    pronto: true,
  }
  const banner = { id: 1, titulo: 'Bom dia', ordem: 1, versao: 1, url: '/cultos' }
  const notice = { id: 20, titulo: 'Bom dia', conteudo: '<p>Bom dia</p>', versao: 1 }
  it.each([
    ['arquivo', 'is sent as a page', upload, { versoes: [{ largura: 1, tipo: 'text/html', tamanho: 9 }] }],
    ['arquivo', 'does not say what it is sent as', upload, { versoes: {} }],
    ['banner', 'leads to a script', banner, { url: 'javascript:alert(1)' }],
    ['noticia', 'uses up the numbers', notice, { id: 20_500_000 }],
  ])('nor with a row of %s that %s', async (table, what, row, wrong) => {
    const codigo = `linha-${table}-${what.replaceAll(/\W/g, '')}`
    const target = await newChurch(app, codigo)
    const withRow = (one: object) => changed({ [`tabelas/${table}.jsonl`]: `${JSON.stringify(one)}\n` })
    await expect(takeArchive(app, withRow({ ...row, ...wrong }), target)).rejects.toMatchObject({
      erro: 'formato',
    })
    expect(await lies(target.igrejaId)).toEqual([])
    // Nothing else is wrong with it.
    await takeArchive(app, withRow(row), await newChurch(app, `${codigo}-boa`))
  })

  it('has its texts cleaned, as when staff write them', async () => {
    const target = await newChurch(app, 'textos')
    const text =
      '<p onclick="a()">Bom dia</p><script>alert(1)</script><iframe src="https://e.example"></iframe>'
    const igreja = JSON.parse(
      Buffer.from(unzipSync(archive.bytes)['igreja/igreja.json']!).toString(),
    ) as object
    const hostile = changed({
      'tabelas/noticia.jsonl': `${JSON.stringify({ id: 1, titulo: 'Bom dia', conteudo: text })}\n`,
      'igreja/igreja.json': JSON.stringify({ ...igreja, historia: text }),
    })
    await takeArchive(app, hostile, target)
    const said = await there<{ texto: string }>(
      `select conteudo as texto from noticia where igreja_id = $1 union all
        select historia from igreja where id = $1`,
      [target.igrejaId],
    )
    expect(said.map(({ texto }) => texto)).toEqual(['<p>Bom dia</p>', '<p>Bom dia</p>'])
  })

  it('knows texts with markup by columns that are there', async () => {
    const named = Object.entries(RICH).flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`))
    const found = await there<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name || '.' || column_name = any($1)`,
      [named],
    )
    expect(found.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
  })
})

describe('taking in that breaks half way', () => {
  it('shows nothing of it, also where nothing can be taken back, and all goes at the collection', async () => {
    const target = await newChurch(app, 'no-meio')
    const host = 'no-meio.atrio.localhost:3000'
    const whole = changed({
      'midia/capas/visivel.webp': 'bytes of a picture',
      [`filmes/${FILM}/original.mp4`]: 'bytes of a film',
      [`filmes/${randomUUID()}/original.mp4`]: 'and of another one',
    })
    let stored = 0
    const { takeFile } = app.deps.storage
    const taking = vi.spyOn(app.deps.storage, 'takeFile').mockImplementation(async (...given) => {
      if (given[0].startsWith('play/')) stored += 1
      if (stored === 2) throw new Error('storage is gone')
      await takeFile(...given)
    })
    const removing = vi.spyOn(app.deps.storage, 'remove').mockRejectedValue(new Error('storage is gone'))
    await expect(takeArchive(app, whole, target)).rejects.toThrow('storage is gone')
    taking.mockRestore()
    removing.mockRestore()

    const film = filmKey({ igrejaId: target.igrejaId, id: FILM }, filmFile.original)
    expect(await lies(target.igrejaId)).toContain(film)
    const { igrejaId } = target
    const get = (url: string) => app.app.inject({ url, headers: { host } })
    expect((await get(`/media/${igrejaId}/capas/visivel.webp`)).statusCode).toBe(404)
    const rows = 'select 1 from usuario where igreja_id = $1 and user_id <> $2'
    expect(await there(rows, [igrejaId, target.userId])).toEqual([])

    // Whoever may still be at it is left alone.
    await sweepCopias(app.deps)
    expect(await lies(igrejaId)).toContain(film)
    await sweepCopias(app.deps, Date.now() + 2 * HOUR)
    expect(await lies(igrejaId)).toEqual([])
  }, 60_000)
})

describe('the hourly look', () => {
  const later = () => Date.now() + 2 * HOUR
  const folder = () => join(app.deps.env.dataDir, 'copias')
  const lay = async (igrejaId: number, file: string) => {
    await mkdir(join(folder(), `${igrejaId}.midia`), { recursive: true })
    await writeFile(join(folder(), `${igrejaId}.midia`, file), 'bytes of a picture')
  }

  it('brings what waits to its place where the rows have come, and lets go of nothing of it', async () => {
    const { igrejaId } = await newChurch(app, 'depois')
    await lay(igrejaId, 'tarde.webp')
    const film = filmKey({ igrejaId, id: FILM }, filmFile.original)
    await app.deps.storage.put(film, Buffer.from('bytes of a film'), 'video/mp4')
    await writeFile(join(folder(), `${igrejaId}.chaves`), `${film}\n`)
    await there(
      `insert into copia (igreja_id, sentido, situacao, idioma, apagar_em)
        values ($1, 'entrada', 'feita', 'pt_BR', now() + interval '1 day')`,
      [igrejaId],
    )
    await sweepCopias(app.deps, later())
    expect(await lies(igrejaId)).toEqual([film, 'tarde.webp'])
    const host = 'depois.atrio.localhost:3000'
    const found = await app.app.inject({ url: `/media/${igrejaId}/tarde.webp`, headers: { host } })
    expect(found.body).toBe('bytes of a picture')
  })

  it('goes on with the others where it fails for one', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const [stuck, other] = [await newChurch(app, 'presa'), await newChurch(app, 'solta')]
    // No list, so that it cannot be read.
    const list = join(folder(), `${stuck.igrejaId}.chaves`)
    await mkdir(list)
    await lay(other.igrejaId, 'a.webp')
    await sweepCopias({ ...app.deps, onError }, later())
    expect([await lies(other.igrejaId), onError.mock.calls.length]).toEqual([[], 1])
    // What could not be done is done as soon as it can.
    await rm(list, { recursive: true })
    await writeFile(list, '')
    await sweepCopias({ ...app.deps, onError }, later())
    expect([await lies(stuck.igrejaId), onError.mock.calls.length]).toEqual([[], 1])
  })
})
