import { filtrosSoltosCelula, type CallInput, type CallResult, type groupsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { matching, RAIO, shown } from './busca.ts'

type Calls = typeof groupsCalls
type Filtros = CallInput<Calls['listCelulaFolgas']>['query']

/** As many as a map can show; a church with more shows the first by number. */
const PONTOS = 5_000
/** As many as somebody can choose among. */
const LUGARES = 300

export async function listCelulaPontos(
  trx: TenantTrx,
  query: Filtros,
): Promise<CallResult<Calls['listCelulaPontos']>> {
  const pontos = await matching(trx, query)
    .where('flagListada', '=', true)
    .where('areaLatitude', 'is not', null)
    .select(['celula.id', 'celula.nome'])
    .select(sql<number>`area_latitude`.as('latitude'))
    .select(sql<number>`area_longitude`.as('longitude'))
    .orderBy('celula.id')
    .limit(PONTOS)
    .execute()
  return { raio: RAIO, pontos }
}

/** What there is to choose among: those with the most groups, by name. */
export async function listCelulaLugares(trx: TenantTrx): Promise<CallResult<Calls['listCelulaLugares']>> {
  const lugares = await shown(trx)
    .where('flagListada', '=', true)
    .where('areaLatitude', 'is not', null)
    .where(sql<boolean>`coalesce(bairro, cidade) is not null`)
    .select(['bairro', 'cidade'])
    .select(sql<number>`round(avg(area_latitude)::numeric, 4)::float8`.as('latitude'))
    .select(sql<number>`round(avg(area_longitude)::numeric, 4)::float8`.as('longitude'))
    .select(sql<number>`count(*)::int`.as('grupos'))
    .groupBy(['bairro', 'cidade'])
    .orderBy('grupos', 'desc')
    .orderBy('bairro')
    .orderBy('cidade')
    .limit(LUGARES)
    .execute()
  const idiomas = await shown(trx)
    .where('flagListada', '=', true)
    .select(
      sql<'pt_BR' | 'en' | 'es'>`coalesce(idioma, (select i.idioma from igreja i where i.id = igreja_id))`.as(
        'falado',
      ),
    )
    .distinct()
    .orderBy('falado')
    .execute()
  const named = lugares.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  return { lugares: named, idiomas: idiomas.map(({ falado }) => falado) }
}

/** How many groups there would be without one of the filters. */
export async function listCelulaFolgas(
  trx: TenantTrx,
  query: Filtros,
): Promise<CallResult<Calls['listCelulaFolgas']>> {
  const folgas: CallResult<Calls['listCelulaFolgas']>['folgas'] = []
  for (const filtro of filtrosSoltosCelula.filter((name) => query[name] !== undefined)) {
    const { total } = await matching(trx, { ...query, [filtro]: undefined })
      .where('flagListada', '=', true)
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    folgas.push({ filtro, total: Number(total) })
  }
  return { folgas: folgas.toSorted((a, b) => b.total - a.total) }
}

function nameOf({ bairro, cidade }: { bairro: string | null; cidade: string | null }): string {
  return bairro ?? cidade ?? ''
}
