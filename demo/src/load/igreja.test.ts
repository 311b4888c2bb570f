import type { Database } from '@atrio/api/db/client'
import { withTenant } from '@atrio/api/db/tenant'
import { createTestDatabase, type TestDatabase } from '@atrio/api/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoChurches, type DemoChurch, type DemoChurchName } from '../churches.ts'
import { neighbours } from '../groups/neighbours.ts'
import { demoPeople, type DemoPerson } from '../people.ts'
import { descriptions } from '../world.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ from: 'demo' })
})
afterAll(() => database.close())

describe.each(Object.entries<DemoChurch>(demoChurches) as [DemoChurchName, DemoChurch][])(
  'the %s church',
  (name, church) => {
    const description = descriptions[name]

    it('is in the directory as its constants say', async () => {
      const row = await database.db
        .selectFrom('igreja')
        .innerJoin('igrejaVisual', 'igrejaVisual.igrejaId', 'igreja.id')
        .innerJoin('organizacao', 'organizacao.id', 'igreja.organizacaoId')
        .innerJoin('cliente', 'cliente.igrejaId', 'igreja.id')
        .where('codigo', '=', church.codigo)
        .select(['igreja.slug', 'igreja.nome', 'idioma', 'flagAtivo', 'corApp', 'pais', 'latitude'])
        .select('organizacao.slug as organizacao')
        .executeTakeFirstOrThrow()
      expect(row).toEqual({
        slug: church.slug,
        nome: church.nome,
        idioma: church.idioma,
        flagAtivo: church.flagAtivo,
        corApp: church.corApp,
        organizacao: church.organizacao,
        pais: description.cliente.pais,
        latitude: description.cliente.latitude ?? null,
      })
    })

    it('holds all that it publishes', async () => {
      expect(await countRows(database.db, church.codigo)).toEqual({
        igrejaModulo: description.modulos.length,
        igrejaAppMenu: description.menu.length,
        metodoPagamento: description.metodos.length,
        banner: description.banners.length,
        congregacao: description.congregacoes.length,
        pagamentoMotivo: description.motivos.length,
        culto: description.cultos.length,
        cultoAlteracao: description.cultos.flatMap(({ alteracoes }) => alteracoes ?? []).length,
        cadastroCampo: description.cadastro.length,
        campoPersonalizado: description.campos.length,
        campoPersonalizadoValor: description.campos.flatMap(({ valores }) => Object.keys(valores ?? {}))
          .length,
        notificacao: description.notificacoes.length,
        usuario:
          Object.values<DemoPerson>(demoPeople).filter(({ churches }) => churches.includes(name)).length +
          (neighbours[name]?.length ?? 0),
      })
    })
  },
)

describe('the full church', () => {
  it('has every module, every kind of question and staff of every role', async () => {
    const igrejaId = await idOf(database.db, 'esperanca')
    await withTenant(database.db, { igrejaId }, async (trx) => {
      const modulos = await trx.selectFrom('igrejaModulo').select('codigo').execute()
      const campos = await trx.selectFrom('cadastroCampo').select('campo').execute()
      const tipos = await trx.selectFrom('campoPersonalizado').select('tipo').distinct().execute()
      const roles = await trx.selectFrom('userIgrejaRole').select('role').execute()
      expect([modulos.length, campos.length, tipos.length, roles.length]).toEqual([12, 11, 4, 3])
    })
  })
})

describe('the sparse church', () => {
  it('shows no picture and no colour', () => {
    const { imagens, banners, capa, logo } = descriptions.sparse
    expect({ imagens, banners, capa, logo, corApp: demoChurches.sparse.corApp }).toEqual({
      imagens: [],
      banners: [],
      capa: null,
      logo: false,
      corApp: null,
    })
  })
})

const TABLES = [
  'igrejaModulo',
  'igrejaAppMenu',
  'metodoPagamento',
  'banner',
  'congregacao',
  'pagamentoMotivo',
  'culto',
  'cultoAlteracao',
  'cadastroCampo',
  'campoPersonalizado',
  'campoPersonalizadoValor',
  'notificacao',
  'usuario',
] as const

async function countRows(db: Database, codigo: string): Promise<Record<string, number>> {
  return withTenant(db, { igrejaId: await idOf(db, codigo) }, async (trx) => {
    const counts: Record<string, number> = {}
    for (const table of TABLES) {
      const rows = await trx.selectFrom(table).select('igrejaId').execute()
      counts[table] = rows.length
    }
    return counts
  })
}

async function idOf(db: Database, codigo: string): Promise<number> {
  const { id } = await db
    .selectFrom('igreja')
    .where('codigo', '=', codigo)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
