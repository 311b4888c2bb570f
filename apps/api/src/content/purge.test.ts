import { allResources } from '@atrio/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../db/tenant.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { contentRegular } from './purge.ts'
import { recursoOf, tableOf } from './sql.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

const inChurch = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  withTenant(rig.test.deps.db, { igrejaId: rig.igreja }, async (trx) => (await statement.execute(trx)).rows)
const purge = () => contentRegular[0]!.run(rig.test.deps, new AbortController().signal)

/** A record that was archived so many days ago, or not at all. */
async function make(resource: (typeof allResources)[number], days: number | null, given: object = {}) {
  const { nome } = resource
  const { id } = (await rig.ask(nome, 'create', { body: { valores: {} } })).registro
  const valores = { ...(await validValues(rig.test, resource, rig.igreja)), ...given }
  const { registro } = await rig.ask(nome, 'publish', { id, body: { versao: 0, valores } })
  if (days === null) return id
  const { versao } = registro
  await rig.ask(nome, 'keep', { id, body: { versao, valores: { [resource.listed[0]!]: 'Juazeiro' } } })
  await rig.ask(nome, 'archive', { id, body: { versao, arquivado: true } })
  await inChurch(
    sql`update ${tableOf(resource)} set arquivado_em = now() - ${days} * interval '1 day' where id = ${id}`,
  )
  return id
}

/** In how many rows something of a record is still kept: wherever a table names records, and in its own. */
async function tracesOf(resource: (typeof allResources)[number], id: number) {
  const tables = await inChurch(sql<{
    name: string
  }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('recurso', 'registro_id') group by 1 having count(*) = 2`)
  expect(tables.length).toBeGreaterThan(3)
  const counts = tables.map(
    ({ name }) => sql`(select count(*) from ${sql.table(name)}
      where recurso = ${recursoOf(resource)} and registro_id::text = ${String(id)})`,
  )
  const [found] = await inChurch(sql<{ traces: number }>`select (
    (select count(*) from ${tableOf(resource)} where id = ${id}) + ${sql.join(counts, sql` + `)})::int as traces`)
  return found!.traces
}

it.each(allResources.map((one) => [one.nome, one] as const))(
  '%s: what was archived thirty days ago goes with its history and drafts, or stays',
  async (nome, resource) => {
    const [old, young, shown] = [
      await make(resource, 31),
      await make(resource, 29),
      await make(resource, null),
    ]
    const { apagaEm } = (await rig.ask(nome, 'get', { id: young })).registro
    const goes = resource.archived === 'goes'
    const days = apagaEm === null ? null : Math.round((Date.parse(apagaEm) - Date.now()) / 86_400_000)
    expect(days).toBe(goes ? 1 : null)
    expect((await rig.ask(nome, 'get', { id: shown })).registro.apagaEm).toBeNull()
    const before = await Promise.all([old, young, shown].map((id) => tracesOf(resource, id)))
    await purge()
    const after = await Promise.all([old, young, shown].map((id) => tracesOf(resource, id)))
    expect(after).toEqual(goes ? [0, ...before.slice(1)] : before)
    expect((await rig.ask(nome, 'get', { id: old })).status).toBe(goes ? 404 : 200)
  },
)

it('takes along what stands under it', async () => {
  const [ministerio, projeto] = ['ministerio', 'projeto'].map((wanted) =>
    allResources.find(({ nome }) => nome === wanted)!,
  )
  const above = await make(ministerio!, null)
  const below = await make(projeto!, null, { ministerioId: above })
  await inChurch(sql`update ministerio set arquivado_em = now() - interval '31 days' where id = ${above}`)
  expect(await tracesOf(projeto!, below)).toBeGreaterThan(1)
  await purge()
  expect(await tracesOf(ministerio!, above)).toBe(0)
  expect(await tracesOf(projeto!, below)).toBe(0)
})
