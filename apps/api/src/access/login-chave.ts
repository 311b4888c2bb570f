import type { ChaveAssinada, Credentials } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { withTenant } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import { demandWork } from '../http/work.ts'
import { accountStanding } from './accounts.ts'
import { countUse, findChave, type FoundChave } from './chaves-acesso.ts'
import { sendActivation } from './login.ts'
import { challengeOf, loginOptions, readSigned } from './passkey-ceremony.ts'
import { makeLoginChallenge, takeChallenge } from './passkey-challenges.ts'
import { passkeyCopied } from './passkey-kinds.ts'
import { relyingParty, type RelyingParty } from './relying-party.ts'
import { openSession } from './sessions.ts'

const HOUR = 3_600

/** What is to be signed. It says nothing of anybody: no e-mail is asked for, and no passkey is named. */
export async function createDesafioLogin(ctx: Context): Promise<{ opcoes: Record<string, unknown> }> {
  const party = relyingParty(ctx)
  await demandWork(ctx, [{ name: 'passkey-network', key: ctx.network, free: 300, seconds: HOUR }])
  const challenge = await makeLoginChallenge(ctx.deps.db, { host: party.host })
  return { opcoes: { ...(await loginOptions(party, challenge)) } }
}

/** Logs in at the church of the host by what one of its passkeys has signed. */
export async function loginByChave(ctx: Context, resposta: ChaveAssinada): Promise<Credentials> {
  const igrejaId = requireIgreja(ctx).id
  const party = relyingParty(ctx)
  const asked = { igrejaId, host: party.host, credencialId: resposta.id }
  const chave = await withTenant(ctx.deps.db, { igrejaId }, (trx) => findChave(trx, asked))
  const { signed, by } = await guess(
    ctx,
    // A passkey that nobody has is counted, too: by its own name.
    chave?.email ?? `passkey ${resposta.id}`,
    () => prove(ctx, party, { resposta, chave }),
    chave ? 'PASSKEY_REFUSED' : 'PASSKEY_UNKNOWN',
  )
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

/** The same steps for a passkey that is not known: its challenge is used up as well. */
async function prove(
  ctx: Context,
  party: RelyingParty,
  { resposta, chave }: { resposta: ChaveAssinada; chave: FoundChave | undefined },
) {
  const challenge = challengeOf(resposta)
  const taken = await takeChallenge(ctx.deps.db, { challenge, host: party.host, userId: null })
  if (!challenge || !taken) throw new AppError('PASSKEY_EXPIRED')
  if (!chave) return null
  const signed = await readSigned(party, { resposta, challenge, key: chave })
  return signed && { signed, by: chave }
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
