import type { Call } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'

/** Somebody in a group. */
export interface Participante {
  celulaId: number
  igrejaId: number
  userId: number
  papel: 'membro' | 'lider'
}

/**
 * Works in a group as somebody who is what the call declares (Decision 132). What writes does so alone in the group: who
 * leads it, and how many are in it, stays as it was read.
 * @throws AppError NOT_FOUND for who is not in the group, FORBIDDEN for who is, and does not lead it where one must
 */
export function inCelula<Result>(
  ctx: Context,
  { participacao }: Pick<Call, 'participacao'>,
  celulaId: number,
  fn: (trx: TenantTrx, me: Participante) => Promise<Result>,
): Promise<Result> {
  if (!participacao) throw new Error('the call declares no part in a group')
  const { igrejaId, userId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const papel = await findPapel(trx, { celulaId, userId, locks: !ctx.reads })
    if (!papel) throw new AppError('NOT_FOUND')
    if (participacao === 'lider' && papel !== 'lider') throw new AppError('FORBIDDEN')
    return fn(trx, { celulaId, igrejaId, userId, papel })
  })
}

/** What somebody is in a group that is there; nothing for who is not in it. */
export async function findPapel(
  trx: TenantTrx,
  { celulaId, userId, locks }: { celulaId: number; userId: number; locks: boolean },
): Promise<Participante['papel'] | undefined> {
  const found = await trx
    .selectFrom('celula')
    .innerJoin('celulaMembro', 'celulaMembro.celulaId', 'celula.id')
    .where('celula.id', '=', celulaId)
    .where(isShown('celula'))
    .where('celulaMembro.userId', '=', userId)
    .select('papel')
    .$castTo<{ papel: Participante['papel'] }>()
    .$if(locks, (query) => query.forUpdate())
    .executeTakeFirst()
  return found?.papel
}

/** @throws AppError GROUP_FULL; the group is locked by then */
export async function requireRoom(trx: TenantTrx, { celulaId }: { celulaId: number }): Promise<void> {
  const { capacidade } = await trx
    .selectFrom('celula')
    .where('id', '=', celulaId)
    .select('capacidade')
    .executeTakeFirstOrThrow()
  if (capacidade === null) return
  const { count } = await trx
    .selectFrom('celulaMembro')
    .where('celulaId', '=', celulaId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= capacidade) throw new AppError('GROUP_FULL')
}
