import type { Culto } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** The weekly services in the order of the week, each with its exceptions from yesterday (any zone's today) on. */
export async function listCultos(trx: TenantTrx): Promise<Culto[]> {
  const cultos = await trx
    .selectFrom('culto')
    .where(isKept('culto'))
    .selectAll()
    .orderBy('diaSemana')
    .orderBy('hora')
    .orderBy('id')
    .execute()
  const alteracoes = await trx
    .selectFrom('cultoAlteracao')
    .where('data', '>=', sql<string>`current_date - 1`)
    .selectAll()
    .orderBy('data')
    .execute()
  return cultos.map((culto) => ({
    ...culto,
    idioma: culto.idioma as Culto['idioma'],
    hora: culto.hora.slice(0, 5),
    alteracoes: alteracoes
      .filter(({ cultoId }) => cultoId === culto.id)
      .map(({ hora, ...alteracao }) => ({ ...alteracao, hora: hora?.slice(0, 5) ?? null })),
  }))
}
