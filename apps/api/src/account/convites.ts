import type { Crianca } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { lockUsuario } from '../http/usuario.ts'
import { addResponsavel, getCrianca, type Owner } from './criancas.ts'

/** Said with the link. */
const LIFETIME = sql<Date>`now() + interval '7 days'`

/**
 * A code by which another person becomes a guardian of the child, once.
 * @throws AppError NOT_FOUND for a child that is not the person's
 */
export async function createConvite(
  trx: TenantTrx,
  { id, ...owner }: Owner & { id: number },
): Promise<{ codigo: string; validoAte: string }> {
  await getCrianca(trx, { ...owner, id })
  // Those of before open nothing any more: there is one link at a time.
  await trx
    .deleteFrom('criancaConvite')
    .where('igrejaId', '=', owner.igrejaId)
    .where('criancaId', '=', id)
    .where('userId', '=', owner.userId)
    .execute()
  const codigo = randomToken()
  const { expiresAt } = await trx
    .insertInto('criancaConvite')
    .values({ tokenHash: hashToken(codigo), criancaId: id, userId: owner.userId, expiresAt: LIFETIME })
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
  return { codigo, validoAte: expiresAt.toISOString() }
}

/** @throws AppError FORBIDDEN without an account here, CODE_INVALID, ACCOUNT_LIMIT */
export async function acceptConvite(
  trx: TenantTrx,
  { codigo, ...owner }: Owner & { codigo: string },
): Promise<Crianca> {
  await lockUsuario(trx, owner)
  const convite = await trx
    .deleteFrom('criancaConvite')
    .where('igrejaId', '=', owner.igrejaId)
    .where('tokenHash', '=', hashToken(codigo))
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('criancaId as id')
    .executeTakeFirst()
  if (!convite) throw new AppError('CODE_INVALID')
  await addResponsavel(trx, { ...owner, ...convite })
  return getCrianca(trx, { ...owner, ...convite })
}
