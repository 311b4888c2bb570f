import { calls, tiposPagina, type TipoPagina } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentKinds, recordKinds, type Asked, type Kind, type Row } from './content-kinds.ts'
import { asOwner } from './owner.ts'
import { createTestApp, type TestApp } from './test-app.ts'

// One row of each kind gets a word that stands nowhere else, and all that a visitor can read is looked at for it.

const { slug, hosts } = demoChurches.full
type Marked = Kind & { tabela: string; word: string; key: Row }
const kinds = Object.entries(contentKinds).map(([tabela, kind], index): Marked => {
  const letter = String.fromCodePoint(97 + index)
  return { ...kind, tabela, word: `xq${letter}${letter}xq`, key: {} }
})

let test: TestApp
let igreja: number
const own = <R extends object = Row>(statement: string, values: unknown[] = []) =>
  asOwner<R>(test.target, statement, values)

beforeAll(async () => {
  test = await createTestApp()
  const [row] = await own('select id from igreja where slug = $1', [slug])
  igreja = Number(row!['id'])
  for (const kind of kinds) kind.key = await mark(kind)
})
afterAll(() => test.close())

async function mark({ tabela, titulo, row = 'true', word, tipo }: Marked): Promise<Row> {
  const [key] = await own(
    `update ${tabela} set ${titulo} = '${word}' where ctid = (select ctid from ${tabela}
       where igreja_id = $1::int and ${row} limit 1) returning *`,
    [igreja],
  )
  if (!key) throw new Error(`the demo has no such ${tabela}`)
  if (tipo) {
    await own(
      `insert into notificacao (igreja_id, titulo, corpo, tipo, id_entidade_relacionada) values ($1, $2, 'x', $3, $4)`,
      [igreja, word, tipo, key['id']],
    )
  }
  const [ebd] = tabela === 'ebd_licao' ? await own('select slug from ebd where id = $1', [key['ebd_id']]) : []
  return ebd ? { ...key, pai: ebd['slug']! } : key
}

const ask = async ([name, { params = {}, query = {} }]: Asked) =>
  test.call(name, { params: { ...params, ...(calls[name].path.includes(':slug') && { slug }) }, query })
const read = async (asked: Asked) => JSON.stringify((await ask(asked)).body)

/** Where a visitor reads the word of a row; `page` is what its own address answers. */
async function look({ tabela, word, key, seen, one, tipo, found = true }: Marked) {
  const isPage = (tiposPagina as readonly string[]).includes(tabela)
  const chaves = new Set([key['id'], key['slug'], key['video_id']].map(String))
  const pages = (await ask(['listPaginas', { query: { limit: 1_000 } }])).body['paginas'] as {
    tipo: TipoPagina
    chave: string
  }[]
  return {
    tabela,
    list: (await read(seen(key))).includes(word),
    ...(one && { page: (await ask(one(key))).status }),
    ...(found && { search: (await read(['search', { query: { q: word } }])).includes(word) }),
    ...(isPage && { sitemap: pages.some((page) => page.tipo === tabela && chaves.has(page.chave)) }),
    ...(tipo && {
      notification: (await read(['listNotificacoes', { params: { id: igreja } }])).includes(word),
    }),
  }
}

type Look = Awaited<ReturnType<typeof look>>
const lookAtAll = () => Promise.all(kinds.map(look))

const absent = (seen: Look): Look => ({
  ...seen,
  list: false,
  ...(seen.page && { page: 404 }),
  ...(seen.search && { search: false }),
  ...(seen.sitemap && { sitemap: false }),
  ...(seen.notification && { notification: false }),
})

const change = (row: Marked, set: string) =>
  own(`update ${row.tabela} set ${set} where ${row.titulo} = '${row.word}'`)

const away = {
  'before its moment': ["publicar_em = now() + interval '1 hour'", 'publicar_em = null'],
  'after its time': ["retirar_em = now() - interval '1 second'", 'retirar_em = null'],
  archived: ['arquivado_em = now()', 'arquivado_em = null'],
} as const

describe('what a church publishes', () => {
  it('is read everywhere while it is shown', async () => {
    for (const seen of await lookAtAll()) {
      const { tabela, page = 200, ...places } = seen
      expect({ tabela, page, ...places }).toEqual({
        ...Object.fromEntries(Object.keys(places).map((place) => [place, true])),
        tabela,
        // The demo's podcast of others was not read in this test.
        page: tabela === 'podcast' ? 503 : 200,
      })
    }
  })

  it.each(Object.entries(away))('is read nowhere %s, and then again', async (_, [leave, back]) => {
    const before = await lookAtAll()
    await Promise.all(kinds.map((kind) => change(kind, leave)))
    expect(await lookAtAll()).toEqual(before.map(absent))
    await Promise.all(kinds.map((kind) => change(kind, back)))
    expect(await lookAtAll()).toEqual(before)
  })

  it.each(Object.entries(away))('goes with what it stands under, %s', async (_, [leave, back]) => {
    const below = kinds.filter(({ under }) => under)
    const before = await Promise.all(below.map(look))
    const parents = (set: string) =>
      Promise.all(
        below.flatMap(({ under, key }) => {
          const [table, row] = under!(key)
          const hasTime = table in contentKinds
          return hasTime || set.includes('arquivado') ? [own(`update ${table} set ${set} where ${row}`)] : []
        }),
      )
    await parents(leave)
    const gone = await Promise.all(below.map(look))
    expect(gone).toEqual(
      before.map((seen) =>
        // A kind of publications has no time of its own.
        seen.tabela === 'publicacao' && !leave.includes('arquivado') ? seen : absent(seen),
      ),
    )
    await parents(back)
    expect(await Promise.all(below.map(look))).toEqual(before)
  })

  it('is counted while it is shown', async () => {
    const sum = async (asked: Asked, list: string, count: string) =>
      ((await ask(asked)).body[list] as Row[]).reduce((all, row) => all + Number(row[count]), 0)
    const counts = async () => ({
      ebd_licao: await sum(['listEbds', { query: { limit: 100 } }], 'ebds', 'quantidadeLicoes'),
      publicacao: await sum(['listPublicacaoTipos', {}], 'publicacaoTipos', 'quantidade'),
      video: await sum(['listVideoPlaylists', {}], 'playlists', 'quantidade'),
    })
    const before = await counts()
    const counted = kinds.filter(({ tabela }) => tabela in before)
    await Promise.all(counted.map((kind) => change(kind, 'arquivado_em = now()')))
    const after = await counts()
    for (const name of Object.keys(before) as (keyof typeof before)[])
      expect({ name, count: after[name] }).not.toEqual({ name, count: before[name] })
    await Promise.all(counted.map((kind) => change(kind, 'arquivado_em = null')))
  })

  it('stands in the feed of the podcast while it is shown', async () => {
    const episode = kinds.find(({ tabela }) => tabela === 'podcast_item')!
    const feed = async () =>
      (await test.app.inject({ url: '/podcast.xml', headers: { host: hosts[0] } })).body
    await expect.poll(feed).toContain(episode.word)
    for (const [leave, back] of Object.values(away)) {
      await change(episode, leave)
      await expect.poll(feed).not.toContain(episode.word)
      await change(episode, back)
      await expect.poll(feed).toContain(episode.word)
    }
    const podcast = (set: string) =>
      own(`update podcast set ${set} where igreja_id = $1 and feed_url is null`, [igreja])
    await podcast('arquivado_em = now()')
    await expect.poll(feed).not.toContain('<rss')
    await podcast('arquivado_em = null')
    await expect.poll(feed).toContain(episode.word)
  })
})

/** By themselves, by the page of the church, or by what is of their kind. */
const SEARCHED = new Set(['culto', 'congregacao', 'publicacao_tipo'])

describe("a church's records", () => {
  it.each(Object.entries(recordKinds))(
    '%s is listed until it is archived',
    async (tabela, { titulo, seen }) => {
      const word = 'jkwvjkwv'
      const [key] = await own(
        `update ${tabela} set ${titulo} = '${word}' where ctid = (select ctid from ${tabela}
         where igreja_id = $1::int limit 1) returning *`,
        [igreja],
      )
      const found = async () => Number((await ask(['search', { query: { q: word } }])).body['total']) > 0
      expect(await read(seen(key!))).toContain(word)
      expect(await found()).toBe(SEARCHED.has(tabela))
      await own(`update ${tabela} set arquivado_em = now() where ${titulo} = '${word}'`)
      expect(await read(seen(key!))).not.toContain(word)
      expect(await found()).toBe(false)
      await own(`update ${tabela} set arquivado_em = null, ${titulo} = 'x' where ${titulo} = '${word}'`)
    },
  )
})
