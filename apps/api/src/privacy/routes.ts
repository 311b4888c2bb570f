import type { CallInput, privacyCalls } from '@atrio/contract'
import { idiomaOf, inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { guess } from '../http/guess.ts'
import type { Handlers } from '../http/implement.ts'
import { createExportacao, getExportacao } from './exportacoes.ts'
import { getExclusao, saveExclusao, undoByLink, undoExclusao } from './exclusoes.ts'
import { getHistorico } from './historico.ts'

export const privacyRoutes: Handlers<typeof privacyCalls> = {
  async getExportacao(ctx, { params }) {
    const owner = requireSelf(ctx, params.id)
    return { exportacao: await inTenant(ctx, (trx) => getExportacao(ctx.deps.secrets, trx, owner)) }
  },
  async createExportacao(ctx, { params }) {
    const owner = { ...requireSelf(ctx, params.id), idioma: idiomaOf(ctx) }
    const limit = { name: 'exportacao', key: `user:${owner.userId}`, points: 5, seconds: 86_400 }
    await ctx.deps.limits.spend([limit])
    return { exportacao: await inTenant(ctx, (trx) => createExportacao(ctx.deps.secrets, trx, owner)) }
  },
  async getHistorico(ctx, { params }) {
    const owner = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => getHistorico(trx, owner))
  },
  async getExclusao(ctx, { params }) {
    const owner = requireSelf(ctx, params.id)
    return { exclusao: await inTenant(ctx, (trx) => getExclusao(trx, owner)) }
  },
  async createExclusao(ctx, { params, query, body }) {
    requireIgreja(ctx, { id: query.igreja })
    const owner = requireSelf(ctx, params.id)
    await requirePassword(ctx, body)
    return { pedido: await inTenant(ctx, (trx) => saveExclusao(ctx.deps, trx, owner)) }
  },
  async deleteExclusao(ctx, { params }) {
    const owner = requireSelf(ctx, params.id)
    await inTenant(ctx, (trx) => undoExclusao(ctx.deps, trx, owner))
    return { status: true }
  },
  async undoExclusao(ctx, { body }) {
    const igrejaId = requireIgreja(ctx).id
    await inTenant(ctx, (trx) => undoByLink(ctx.deps, trx, { igrejaId, ...body }))
    return { status: true }
  },
}

/** @throws AppError CAPTCHA_REQUIRED, PASSWORD_INCORRECT */
async function requirePassword(
  ctx: Context,
  { senha }: CallInput<(typeof privacyCalls)['createExclusao']>['body'],
): Promise<void> {
  const { db, passwords } = ctx.deps
  const { email, passwordHash } = await db
    .selectFrom('user')
    .where('id', '=', requireAuth(ctx).userId)
    .select(['email', 'passwordHash'])
    .executeTakeFirstOrThrow()
  await guess(
    ctx,
    email,
    async () => (await passwords.verify(passwordHash, senha)) || null,
    'PASSWORD_INCORRECT',
  )
}

/** The person logged in, at the church of the host; someone else's id is answered like one that does not exist. */
function requireSelf(ctx: Context, userId: number): { userId: number; igrejaId: number } {
  return { userId: requireAuth(ctx, { userId }).userId, igrejaId: requireIgreja(ctx).id }
}
