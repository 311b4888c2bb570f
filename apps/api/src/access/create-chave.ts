import type { ChaveAcesso, ChaveCriada } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { randomBytes } from 'node:crypto'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, type Auth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { listChaves, listKept, MAX_CHAVES, removeChave, renameChave } from './chaves-acesso.ts'
import { isConfirmed } from './confirm-sessao.ts'
import { passkeyAdded, passkeyRemoved } from './passkey-kinds.ts'
import { challengeOf, newKeyOptions, readNewKey } from './passkey-ceremony.ts'
import { makeNewChallenge, takeChallenge } from './passkey-challenges.ts'
import { namePasskey } from './passkey-names.ts'
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
  // One name for the person at each host, which says nothing of them: authenticators keep one passkey for it.
  const identificador = found.present[0]?.identificador ?? randomBytes(32)
  const challenge = await makeNewChallenge(ctx.deps.db, {
    host: party.host,
    userId: auth.userId,
    identificador,
  })
  const { email, nome } = found.user
  const options = await newKeyOptions(party, {
    challenge,
    identificador,
    email,
    nome,
    present: found.present,
  })
  return { opcoes: { ...options } }
}

/** Keeps a passkey that was made of such a challenge; the person is told by mail. */
export async function createChave(ctx: Context, resposta: ChaveCriada): Promise<ChaveAcesso> {
  const auth = requireAuth(ctx)
  const party = relyingParty(ctx)
  const challenge = challengeOf(resposta)
  const taken = await takeChallenge(ctx.deps.db, { challenge, host: party.host, userId: auth.userId })
  if (!challenge || !taken?.identificador) throw new AppError('PASSKEY_EXPIRED')
  const made = await readNewKey(party, { resposta, challenge })
  if (!made) throw new AppError('PASSKEY_REFUSED')
  const { aaguid, ...key } = made
  const { identificador } = taken
  return inTenant(ctx, async (trx) => {
    const user = await findUser(trx, auth)
    await requireRoom(trx, auth)
    const nome = namePasskey(aaguid, ctx.header('user-agent'))
    const added = await trx
      .insertInto('chaveAcesso')
      .values({ ...key, identificador, host: party.host, nome, userId: auth.userId })
      .onConflict((conflict) => conflict.columns(['igrejaId', 'credencialId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new AppError('PASSKEY_REFUSED')
    await ctx.deps.announce(trx, {
      kind: passkeyAdded,
      igrejaId: auth.igrejaId,
      to: toPerson(ctx, auth, user),
      facts: { url: '/user/security', nome },
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
