import { evento, resources } from '@atrio/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../db/tenant.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'
import { placeOf } from './preview/place.ts'
import { tableOf } from './sql.ts'

let rig: ContentRig
let equipe: string
beforeAll(async () => {
  rig = await openContentRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
})
afterAll(() => rig.test.close())

const find = async (pagina: string, as = equipe) => {
  const { slug } = rig
  const { status, body } = await rig.test.call('getRegistroDaPagina', {
    params: { slug },
    query: { pagina },
    equipe: as,
  })
  return status === 200 ? body : status
}

it('leads from each page that shows a record to that record', async () => {
  const [row] = await asOwner<Record<string, string | number>>(
    rig.test.target,
    `select (select max(id) from devocional where igreja_id = $1) as devocional,
      (select slug from ebd where igreja_id = $1 order by id limit 1) as ebd,
      (select min(id) from ebd where igreja_id = $1) as "ebdId",
      (select video_id from video where igreja_id = $1 order by id limit 1) as video,
      (select min(id) from video where igreja_id = $1) as "videoId",
      (select min(id) from projeto where igreja_id = $1) as projeto`,
    [rig.igreja],
  )
  const { devocional, ebd, ebdId, video, videoId, projeto } = row!
  expect(await find(`/devotionals/${devocional}/`)).toEqual({ nome: 'devocional', id: devocional })
  expect(await find(`/ebds/${ebd}`)).toEqual({ nome: 'ebd', id: ebdId })
  expect(await find(`/videos/${video}`)).toEqual({ nome: 'video', id: videoId })
  expect(await find(`/ministries/1/projects/${projeto}`)).toEqual({ nome: 'projeto', id: projeto })
})

/** They stand on a page with others of their kind, or on one that shows many kinds. */
const elsewhere = new Set([
  'banner',
  'igrejaAppMenu',
  'planoAssinaturaTag',
  'planoLeitura',
  'podcast',
  'podcastItem',
  'publicacaoTipo',
  'videoPlaylist',
])

it('leads back from where a record stands, whatever its kind', async () => {
  const admin = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  const kinds = Object.entries({ ...resources, evento }).filter(([nome]) => !elsewhere.has(nome))
  for (const [nome, resource] of kinds) {
    const table = tableOf(resource)
    const [id, place] = await withTenant(rig.test.deps.db, { igrejaId: rig.igreja }, async (trx) => {
      const { rows } = await sql<{ id: number }>`select min(id)::int as id from ${table}`.execute(trx)
      const { id: first } = rows[0]!
      return [first, await placeOf(trx, { nome, table, id: first })] as const
    })
    const query = new URLSearchParams(place!.query).toString()
    expect([nome, await find(place!.pagina + (query && `?${query}`), admin)]).toEqual([nome, { nome, id }])
  }
})

it('404 for what shows no record, for nothing, and for another church’s', async () => {
  const { igreja } = await findIds(rig.test, 'english')
  const [theirs] = await asOwner<{ slug: string }>(
    rig.test.target,
    'select slug from ebd where igreja_id = $1 and slug not in (select slug from ebd where igreja_id = $2) limit 1',
    [igreja, rig.igreja],
  )
  const asked = ['/', '/devotionals', '/devotionals/2000000', `/ebds/${theirs!.slug}`, "/ebds/a' or true --"]
  expect(await Promise.all(asked.map((pagina) => find(pagina)))).toEqual([404, 404, 404, 404, 404])
})
