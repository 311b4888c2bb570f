import type { CallInput, accountCalls } from '@atrio/contract'
import { queueActivation } from '../activation.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { idiomaOf, inTenant, requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { randomToken } from '../http/one-time-token.ts'
import { audit } from '../payments/ledger/audit.ts'
import { checkDados } from './equipe-dados.ts'

type Given = CallInput<(typeof accountCalls)['convidarUsuario']>['body']

/**
 * Takes somebody into the people of the church. Nobody knows the password of an account that is made for it: the mailed link
 * opens it, and they choose one. @throws AppError VALIDATION, ACCOUNT_EXISTS, ACTIVATION_MAIL_FAILED
 */
export async function convidarUsuario(ctx: Context, given: Given): Promise<number> {
  const { igrejaId, userId } = requireAuth(ctx)
  const email = given.email.trim().toLowerCase()
  const passwordHash = await ctx.deps.passwords.hash(randomToken())
  return inTenant(ctx, async (trx) => {
    const dados = await checkDados(trx, { igrejaId, dados: given, email })
    const user = await findOrMakeUser(trx, { email, passwordHash, idioma: idiomaOf(ctx) })
    const made = await trx
      .insertInto('usuario')
      .values({ userId: user.id, ...dados, flagAtivo: false })
      .onConflict((conflict) => conflict.columns(['igrejaId', 'userId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('ACCOUNT_EXISTS')
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'usuarioConvidado', alvo: `usuario:${made.id}` }])
    await queueActivation(ctx, trx, { user, igrejaId })
    return made.id
  })
}

/** Mails the link once more. @throws AppError NOT_FOUND for who is not there or is open already, ACTIVATION_MAIL_FAILED */
export async function reconvidarUsuario(ctx: Context, { id }: { id: number }): Promise<void> {
  const { igrejaId } = requireAuth(ctx)
  await inTenant(ctx, async (trx) => {
    const user = await trx
      .selectFrom('usuario')
      .innerJoin('user', 'user.id', 'usuario.userId')
      .where('usuario.igrejaId', '=', igrejaId)
      .where('usuario.id', '=', id)
      .where('usuario.flagAtivo', '=', false)
      .select(['user.id', 'user.email', 'user.idioma'])
      .executeTakeFirst()
    if (!user) throw new AppError('NOT_FOUND')
    await queueActivation(ctx, trx, { user, igrejaId })
  })
}

async function findOrMakeUser(
  trx: TenantTrx,
  { email, passwordHash, idioma }: { email: string; passwordHash: string; idioma: 'pt_BR' | 'en' | 'es' },
): Promise<{ id: number; email: string; idioma: string }> {
  await trx
    .insertInto('user')
    .values({ email, passwordHash, idioma })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return trx
    .selectFrom('user')
    .where('email', '=', email)
    .select(['id', 'email', 'idioma'])
    .executeTakeFirstOrThrow()
}
