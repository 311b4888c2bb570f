import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { findNames } from './answer.ts'
import { StaleVersion } from './publish.ts'

/** A change of the words that somebody else changed meanwhile is answered with theirs. @throws AppError VERSION_CONFLICT */
export async function withoutConflict<Result>(ctx: Context, change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error
    const { versao, userId, alteradoEm, valores } = error.row
    const igrejaId = requireIgreja(ctx).id
    const names = await inTenant(ctx, (trx) => findNames(trx, { igrejaId, userIds: [userId] }))
    const alteradoPor = userId === null ? null : (names.get(userId) ?? null)
    throw new AppError('VERSION_CONFLICT', {
      conflito: { versao, alteradoPor, alteradoEm: alteradoEm?.toISOString() ?? null, valores },
    })
  }
}
