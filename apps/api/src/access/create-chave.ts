import type { ChaveAcesso, ChaveCriada } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, type Auth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { listChaves, listKept, MAX_CHAVES, removeChave, renameChave } from './chaves-acesso.ts'
import { isConfirmed } from './confirm-sessao.ts'
import { passkeyAdded, passkeyRemoved } from './passkey-kinds.ts'
import { askForKey, takeNewKey } from './passkey-steps.ts'
import { relyingParty } from './relying-party.ts'

/** What an authenticator needs to make a passkey for this host, once the person has shown who they are. */
export async function createDesafioChave(ctx: Context): Promise<{ opcoes: Record<string, unknown> }> {
  const auth = requireAuth(ctx)
  const party = relyingParty(ctx)
  const found = await inTenant(ctx, async (trx) => {
    await requireRoom(trx, auth)
    const user = await findUser(trx, auth)
    return { user, present: await listKept(trx, { ...auth, host: party.host }) }
  })
  const { user, present } = found
  return askForKey(ctx, party, { userId: auth.userId, email: user.email, nome: user.nome, present })
}

/** Keeps a passkey that was made of such a challenge; the person is told by mail. */
export async function createChave(ctx: Context, resposta: ChaveCriada): Promise<ChaveAcesso> {
  const auth = requireAuth(ctx)
  const party = relyingParty(ctx)
  const made = await takeNewKey(ctx, party, { userId: auth.userId, resposta })
  return inTenant(ctx, async (trx) => {
    const user = await findUser(trx, auth)
    await requireRoom(trx, auth)
    const added = await trx
      .insertInto('chaveAcesso')
      .values(made)
      .onConflict((conflict) => conflict.columns(['igrejaId', 'credencialId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new AppError('PASSKEY_REFUSED')
    await ctx.deps.announce(trx, {
      kind: passkeyAdded,
      igrejaId: auth.igrejaId,
      to: toPerson(ctx, auth, user),
      facts: { url: '/user/security', nome: made.nome },
    })
    return findListed(ctx, trx, added.id)
  })
}

/** @throws AppError NOT_FOUND */
export function saveChave(ctx: Context, { id, nome }: { id: number; nome: string }): Promise<ChaveAcesso> {
  const { userId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    await renameChave(trx, { userId, id, nome })
    return findListed(ctx, trx, id)
  })
}

/**
 * The password and the mailed code stay: no removal takes the last way in.
 * @throws AppError FRESH_LOGIN_REQUIRED, NOT_FOUND
 */
export function deleteChave(ctx: Context, id: number): Promise<void> {
  const auth = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    await requireFresh(trx, auth)
    const nome = await removeChave(trx, { userId: auth.userId, id })
    await ctx.deps.announce(trx, {
      kind: passkeyRemoved,
      igrejaId: auth.igrejaId,
      to: toPerson(ctx, auth, await findUser(trx, auth)),
      facts: { url: '/user/security', nome },
    })
  })
}

async function requireRoom(trx: TenantTrx, { userId, sessionId }: Auth): Promise<void> {
  await requireFresh(trx, { sessionId })
  const chaves = await listChaves(trx, { userId, host: '' })
  if (chaves.length >= MAX_CHAVES) {
    throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_CHAVES } })
  }
}

async function requireFresh(trx: TenantTrx, { sessionId }: Pick<Auth, 'sessionId'>): Promise<void> {
  if (!(await isConfirmed(trx, { sessionId }))) throw new AppError('FRESH_LOGIN_REQUIRED')
}

/** Locks the account: of two passkeys added at once the second is counted after the first. */
async function findUser(trx: TenantTrx, { igrejaId, userId }: Auth) {
  const user = await trx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['email', 'idioma'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('nome')
    .executeTakeFirst()
  return { ...user, nome: usuario?.nome ?? '' }
}

async function findListed(ctx: Context, trx: TenantTrx, id: number): Promise<ChaveAcesso> {
  const { userId } = requireAuth(ctx)
  const chaves = await listChaves(trx, { userId, host: ctx.host })
  return chaves.find((chave) => chave.id === id)!
}

function toPerson(ctx: Context, { userId }: Auth, user: { email: string; idioma: string }) {
  return { email: user.email, locale: localeOf(user.idioma) ?? ctx.locale, userId }
}
