import type { ChaveAssinada, Credentials } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { withTenant } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { accountStanding } from './accounts.ts'
import { countUse, findChave, type FoundChave } from './chaves-acesso.ts'
import { sendActivation } from './login.ts'
import { passkeyCopied } from './passkey-kinds.ts'
import { askForSignature, prove } from './passkey-steps.ts'
import { relyingParty } from './relying-party.ts'
import { openSession } from './sessions.ts'

const HOUR = 3_600

export async function createDesafioLogin(ctx: Context): Promise<{ opcoes: Record<string, unknown> }> {
  return askForSignature(ctx, relyingParty(ctx))
}

/** Logs in at the church of the host by what one of its passkeys has signed. */
export async function loginByChave(ctx: Context, resposta: ChaveAssinada): Promise<Credentials> {
  const igrejaId = requireIgreja(ctx).id
  const party = relyingParty(ctx)
  const asked = { igrejaId, host: party.host, credencialId: resposta.id }
  const chave = await withTenant(ctx.deps.db, { igrejaId }, (trx) => findChave(trx, asked))
  const { signed, by } = await prove(ctx, party, { resposta, chave })
  const { id, userId } = by
  const outcome = await withTenant(ctx.deps.db, { igrejaId, userId }, async (trx) => {
    const use = await countUse(trx, { igrejaId, id, ...signed })
    if (use !== 'counted') return use
    const standing = await accountStanding(trx, { userId, igrejaId })
    if (standing !== 'ready') return standing
    return openSession(ctx, trx, { userId, igrejaId, confirmed: true })
  })
  if (outcome === 'gone') throw new AppError('PASSKEY_UNKNOWN')
  if (outcome === 'copied') {
    await tellCopied(ctx, igrejaId, by)
    throw new AppError('PASSKEY_COPIED')
  }
  if ('inactiveAt' in outcome) {
    await sendActivation(ctx, { ...by, id: userId }, outcome.inactiveAt)
    throw new AppError('ACCOUNT_INACTIVE')
  }
  return outcome
}

/** Once a day: whoever has the copy may try for as long as they like. */
async function tellCopied(ctx: Context, igrejaId: number, chave: FoundChave): Promise<void> {
  const { id, nome, userId, email, idioma } = chave
  const told = { name: 'passkey-copied', key: String(id), points: 1, seconds: 24 * HOUR }
  if (!(await ctx.deps.limits.admits(told))) return
  await withTenant(ctx.deps.db, { igrejaId, userId }, (trx) =>
    ctx.deps.announce(trx, {
      kind: passkeyCopied,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? ctx.locale, userId },
      facts: { url: '/user/security', nome },
    }),
  )
}
