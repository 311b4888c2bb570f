import { allResources } from '@atrio/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import { withTenant } from '../db/tenant.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { asOwner } from '../testing/owner.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

/** What nobody may store, by the input that takes it. */
const bad = {
  rich: '<p>a</p><script>alert(1)</script>',
  address: 'javascript:alert(1)',
  picture: 'javascript:alert(1)',
  file: 'javascript:alert(1)',
  captions: 'pt-BR javascript:alert(1)',
  moments: 'javascript:alert(1)',
  links: 'Umbu javascript:alert(1)',
  passages: 'javascript:alert(1)',
  records: '2000000000',
  ref: 2_000_000_000,
}

describe.each(allResources.map((one) => [one.nome, one] as const))('%s', (nome, resource) => {
  const create = async () => (await rig.ask(nome, 'create', { body: { valores: {} } })).registro.id

  it('refuses an unknown field by name, typed or published', async () => {
    const valores = await validValues(rig.test, resource, rig.igreja)
    const id = await create()
    const answers = [
      await rig.ask(nome, 'keep', { id, body: { versao: 0, valores: { nuncaVisto: 1 } } }),
      await rig.ask(nome, 'publish', { id, body: { versao: 0, valores: { ...valores, nuncaVisto: 1 } } }),
    ]
    for (const { status, body } of answers)
      expect([status, body['campos']]).toEqual([400, [{ campo: 'valores.nuncaVisto', regra: 'unknown' }]])
  })

  it('stores no script in any field, and no stranger in a relation', async () => {
    const valores = await validValues(rig.test, resource, rig.igreja)
    const tried = Object.entries(resource.fields).filter(([, { ui }]) => ui.input in bad)
    const answers = await Promise.all(
      tried.map(async ([name, { ui }]) => {
        const given = bad[ui.input as keyof typeof bad]
        const { status, body, registro } = await rig.ask(nome, 'publish', {
          id: await create(),
          body: { versao: 0, valores: { ...valores, [name]: given } },
        })
        return ui.input === 'rich' ? [name, status, registro.valores?.[name]] : [name, status, body['campos']]
      }),
    )
    const refusedBy = (name: string) => [name, 400, [{ campo: `valores.${name}` }]]
    expect(answers).toMatchObject(
      tried.map(([name, { ui }]) => (ui.input === 'rich' ? [name, 200, '<p>a</p>'] : refusedBy(name))),
    )
  })

  it('keeps what was published, finds it, and restores it', async () => {
    const id = await create()
    const valores = await validValues(rig.test, resource, rig.igreja)
    const { status, registro, body } = await rig.ask(nome, 'publish', { id, body: { versao: 0, valores } })
    expect([status, body['campos']]).toEqual([200, undefined])
    expect(registro.valores).toEqual(valores)
    expect((await rig.ask(nome, 'readVersion', { id, numero: 1 })).body['valores']).toEqual(valores)
    const { body: found } = await rig.ask(nome, 'list', { query: { limit: 100 } })
    expect((found['itens'] as { id: number }[]).map((item) => item.id)).toContain(id)
  })
})

it('the engine’s own role sees nothing of money, prayer and people, nor their history (Decision 164)', async () => {
  const refused: string[] = []
  for (const table of [
    'pedido',
    'pagamento',
    'doacao',
    'oracao',
    'usuario',
    'user',
    'session',
    'auditoria',
    'celula_membro',
  ]) {
    const look = withTenant(rig.test.deps.db, { igrejaId: rig.igreja }, (trx) =>
      asEquipeConteudo(trx, () => sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)),
    )
    await look.catch((error: { code?: string }) => refused.push(`${table} ${error.code}`))
  }
  expect(refused.map((one) => one.split(' ')[1])).toEqual(refused.map(() => '42501'))
  expect(refused).toHaveLength(9)
  const seenBy = (role: 'engine' | 'application') =>
    withTenant(rig.test.deps.db, { igrejaId: rig.igreja }, async (trx) => {
      const count = () => sql<{ recurso: string }>`select distinct recurso from revisao`.execute(trx)
      const { rows } = role === 'engine' ? await asEquipeConteudo(trx, count) : await count()
      return rows.map(({ recurso }) => recurso)
    })
  await asOwner(rig.test.target, `update usuario set telefone = '+5511911112222' where igreja_id = $1`, [
    rig.igreja,
  ])
  expect(await seenBy('application')).toContain('usuario')
  expect(await seenBy('engine')).not.toContain('usuario')
})
