import type { AcessoEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import type { StaffSession } from '../http/staff-session.ts'
import { demandWork } from '../http/work.ts'
import { audit } from '../payments/ledger/audit.ts'
import { tellAdmins } from '../tell-admins.ts'
import { countMissing, listServed } from './lost-factor-churches.ts'
import { digitsFor, hashMailed, isOperatorCode, operatorCode } from './lost-factor-codes.ts'
import { sendCode } from './lost-factor-mail.ts'
import { fatorPerdido } from './lost-factor-kinds.ts'
import { findPedido } from './lost-factor-request.ts'
import { viewAcesso } from './staff-access.ts'
import { countChaves } from './staff-chaves.ts'
import { hasFator } from './staff-factor.ts'
import { enterSession, requireBegun } from './staff-sessions.ts'

const DAY = 86_400
/** In days: Sunday comes, on which people meet. */
const LIFETIME = 7

/** Says that the second factor is lost: each church where they serve is asked to make sure who says so (Decision 284). */
export async function createFatorPerdido(ctx: Context): Promise<AcessoEquipe> {
  const equipe = await requireLost(ctx)
  const { userId } = equipe
  const { deps } = ctx
  await demandWork(ctx, [{ name: 'lost-factor', key: String(userId), free: 3, seconds: DAY }])
  await deps.db
    .deleteFrom('equipeFatorPerdido')
    .where('userId', '=', userId)
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute()
  const made = await deps.db
    .insertInto('equipeFatorPerdido')
    .values({ userId, expiresAt: sql<Date>`now() + ${LIFETIME} * interval '1 day'` })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return viewAcesso(ctx, equipe)
  const digitos = digitsFor(deps.secrets, made.id)
  // The way back where nobody else may say yes: whoever runs the server, as when it was set up (Decision 192).
  ctx.log.warn(
    `A second factor of the staff’s site is lost. If you know who asks with the digits ${digitos}, and no administrator can say so, tell them the code ${operatorCode(deps.secrets, made.id)}`,
  )
  for (const [index, igrejaId] of (await listServed(deps, { userId })).entries())
    await withTenant(deps.db, { igrejaId, userId }, (trx) =>
      tellAdmins(deps, trx, {
        igrejaId,
        userId,
        kind: fatorPerdido,
        acao: 'fatorPerdido',
        dados: {},
        isTold: index === 0,
        facts: (quem) => ({ url: '/admin', quem }),
      }),
    )
  return viewAcesso(ctx, equipe)
}

/**
 * Shows the code that was mailed, from when on this log-in may set a new factor up; or the operator's, for which one is
 * mailed. @throws AppError CODE_INVALID
 */
export async function saveFatorPerdido(ctx: Context, { codigo }: { codigo: string }): Promise<AcessoEquipe> {
  const equipe = await requireLost(ctx)
  const { userId } = equipe
  const { db, secrets } = ctx.deps
  const pedido = await findPedido(db, { userId })
  const given = await guess(
    ctx,
    `lost factor of ${userId}`,
    async () => {
      if (!pedido) return null
      if (pedido.codigoHash?.equals(hashMailed(codigo))) return 'mailed'
      return isOperatorCode(secrets, pedido.id, codigo) ? 'operator' : null
    },
    'CODE_INVALID',
  )
  const { id } = pedido!
  if (given === 'mailed') {
    // They may serve somewhere else since, or the operator's word was all there was.
    if ((await countMissing(ctx.deps, { userId })) > 0) throw new AppError('CODE_INVALID')
    return viewAcesso(ctx, await enterSession(ctx, { userId, shown: 'password', fatorPerdidoId: id }))
  }
  await db.updateTable('equipeFatorPerdido').set({ flagOperador: true }).where('id', '=', id).execute()
  await sendCode(ctx, { userId, id })
  return viewAcesso(ctx, equipe)
}

/**
 * An administrator of a church says that it is really them, by the digits that they see. Who answers for an organisation
 * says so for its churches, and alone for others who do. @throws AppError NOT_FOUND, FORBIDDEN, CODE_INVALID
 */
export async function confirmFatorPerdido(
  ctx: Context,
  { idUsuario, digitos }: { idUsuario: number; digitos: string },
): Promise<void> {
  const { igrejaId, userId, roles } = requireAuth(ctx)
  const { deps } = ctx
  const pedido = await findAtChurch(ctx, idUsuario)
  if (!pedido) throw new AppError('NOT_FOUND')
  const forOrganizacao = roles.includes('ROLE_SUPER_ADMIN')
  if (pedido.userId === userId || (pedido.isOfOrganizacao && !forOrganizacao)) throw new AppError('FORBIDDEN')
  await guess(
    ctx,
    `lost factor ${pedido.id} at ${igrejaId}`,
    async () => digitsFor(deps.secrets, pedido.id) === digitos.replace(/\D/g, '') || null,
    'CODE_INVALID',
  )
  const whom = pedido.userId
  await inTenant(ctx, async (trx) => {
    // Each once, whoever says it again.
    await sql`update equipe_fator_perdido set
        igrejas = array(select distinct unnest(igrejas || ${igrejaId}::int)),
        organizacoes = array(select distinct unnest(organizacoes || array(
          select organizacao_id from igreja where id = ${igrejaId} and ${forOrganizacao})))
      where id = ${pedido.id}`.execute(trx)
    audit(trx, [
      { igrejaId, ator: `user:${userId}`, acao: 'fatorPerdidoConfirmado', alvo: `user:${whom}`, dados: {} },
    ])
  })
  if ((await countMissing(deps, { userId: whom })) === 0) await sendCode(ctx, { userId: whom, id: pedido.id })
}

/** A log-in that stands before a second factor. @throws AppError UNAUTHENTICATED */
async function requireLost(ctx: Context): Promise<StaffSession> {
  const equipe = requireBegun(ctx)
  const { userId } = equipe
  const { db } = ctx.deps
  const isKnown = async () => (await hasFator(db, userId)) || (await countChaves(db, { userId })) > 0
  if (equipe.trocarSenha || equipe.isOpen || !(await isKnown())) throw new AppError('UNAUTHENTICATED')
  return equipe
}

/** What somebody of the church's staff has asked for. */
async function findAtChurch(
  ctx: Context,
  idUsuario: number,
): Promise<{ id: string; userId: number; isOfOrganizacao: boolean } | undefined> {
  const { igrejaId } = requireAuth(ctx)
  const { rows } = await inTenant(ctx, (trx) =>
    sql<{ id: string; userId: number; isOfOrganizacao: boolean }>`
      select f.id, f.user_id as "userId", exists (select from user_igreja_role r where r.igreja_id = u.igreja_id
        and r.user_id = u.user_id and r.role = 'ROLE_SUPER_ADMIN') as "isOfOrganizacao"
      from usuario u join equipe_fator_perdido f on f.user_id = u.user_id and f.expires_at > now()
      where u.igreja_id = ${igrejaId} and u.id = ${idUsuario} and u.flag_ativo and (
        exists (select from user_igreja_role r where r.igreja_id = u.igreja_id and r.user_id = u.user_id)
        or exists (select from equipe_funcao e where e.igreja_id = u.igreja_id and e.user_id = u.user_id))`.execute(
      trx,
    ),
  )
  return rows[0]
}
