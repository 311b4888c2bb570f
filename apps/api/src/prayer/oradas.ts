import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { requireUsuario } from '../http/usuario.ts'
import { requireOnWall, type Author } from './find-oracao.ts'
import { ON_WALL } from './oracao-shape.ts'

interface Prayed {
  qtdeOraram: number
  flagOrada: boolean
}

/** More than a wall shows. */
const MOST = 2_000

/** Says that somebody prayed, once. @throws AppError NOT_FOUND, FORBIDDEN */
export async function orar(
  trx: TenantTrx,
  { igrejaId, userId, oracaoId }: Author & { oracaoId: number },
): Promise<Prayed> {
  await requireUsuario(trx, { igrejaId, userId })
  await requireOnWall(trx, { id: oracaoId })
  await trx
    .insertInto('oracaoOrada')
    .values({ oracaoId, userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { qtdeOraram: (await requireOnWall(trx, { id: oracaoId })).qtdeOraram, flagOrada: true }
}

/** @throws AppError NOT_FOUND */
export async function desfazerOrar(
  trx: TenantTrx,
  { userId, oracaoId }: Pick<Author, 'userId'> & { oracaoId: number },
): Promise<Prayed> {
  await requireOnWall(trx, { id: oracaoId })
  await trx.deleteFrom('oracaoOrada').where('oracaoId', '=', oracaoId).where('userId', '=', userId).execute()
  return { qtdeOraram: (await requireOnWall(trx, { id: oracaoId })).qtdeOraram, flagOrada: false }
}

export async function listOradas(
  trx: TenantTrx,
  { userId }: Pick<Author, 'userId'>,
): Promise<{ ids: number[] }> {
  const rows = await trx
    .selectFrom('oracaoOrada')
    .innerJoin('oracao', (join) =>
      join
        .onRef('oracao.igrejaId', '=', 'oracaoOrada.igrejaId')
        .onRef('oracao.id', '=', 'oracaoOrada.oracaoId'),
    )
    .where('oracaoOrada.userId', '=', userId)
    .where(ON_WALL)
    .select(sql<number>`oracao_orada.oracao_id`.as('id'))
    .orderBy('oracaoOrada.oracaoId', 'desc')
    .limit(MOST)
    .execute()
  return { ids: rows.map(({ id }) => id) }
}
