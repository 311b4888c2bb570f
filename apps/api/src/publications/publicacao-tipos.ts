import type { CallResult, publicationsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept, isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** The kinds of publications in the church's order, those without a publication too. */
export async function listPublicacaoTipos(
  trx: TenantTrx,
): Promise<CallResult<(typeof publicationsCalls)['listPublicacaoTipos']>> {
  const rows = await trx
    .selectFrom('publicacaoTipo')
    .where(isKept('publicacaoTipo'))
    .select((eb) => [
      'id',
      'slug',
      'nome',
      'descricao',
      eb
        .selectFrom('publicacao')
        .whereRef('publicacaoTipoId', '=', 'publicacaoTipo.id')
        .where(isShown('publicacao'))
        .where('dataPublicacao', '<=', sql<string>`current_igreja_day()`)
        .select((count) => count.fn.countAll<string>().as('count'))
        .as('quantidade'),
    ])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return { publicacaoTipos: rows.map((row) => ({ ...row, quantidade: Number(row.quantidade) })) }
}
