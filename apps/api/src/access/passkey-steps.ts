import type { ChaveAssinada, ChaveCriada } from '@atrio/contract'
import { randomBytes } from 'node:crypto'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import { demandWork } from '../http/work.ts'
import {
  challengeOf,
  loginOptions,
  newKeyOptions,
  readNewKey,
  readSigned,
  type KeptKey,
} from './passkey-ceremony.ts'
import { makeLoginChallenge, makeNewChallenge, takeChallenge } from './passkey-challenges.ts'
import { namePasskey } from './passkey-names.ts'
import type { RelyingParty } from './relying-party.ts'

/** The steps of a ceremony that are the same for members at a portal and for staff at their site. */

interface Options {
  opcoes: Record<string, unknown>
}

/** What is to be signed. It says nothing of anybody: no e-mail is asked for, and no passkey is named. */
export async function askForSignature(ctx: Context, party: RelyingParty): Promise<Options> {
  await demandWork(ctx, [{ name: 'passkey-network', key: ctx.network, free: 300, seconds: 3_600 }])
  const challenge = await makeLoginChallenge(ctx.deps.db, { host: party.host })
  return { opcoes: { ...(await loginOptions(party, challenge)) } }
}

/** What an authenticator needs to make a passkey for this party. `present`: those that the person has there. */
export async function askForKey(
  ctx: Context,
  party: RelyingParty,
  of: { userId: number; email: string; nome: string; present: KeptKey[] },
): Promise<Options> {
  const { userId, ...person } = of
  // One name for the person at each host, which says nothing of them: authenticators keep one passkey for it.
  const identificador = of.present[0]?.identificador ?? randomBytes(32)
  const challenge = await makeNewChallenge(ctx.deps.db, { host: party.host, userId, identificador })
  return { opcoes: { ...(await newKeyOptions(party, { challenge, identificador, ...person })) } }
}

/**
 * The row of a passkey that was made of such a challenge.
 * @throws AppError PASSKEY_EXPIRED, PASSKEY_REFUSED
 */
export async function takeNewKey(
  ctx: Context,
  party: RelyingParty,
  { userId, resposta }: { userId: number; resposta: ChaveCriada },
) {
  const challenge = challengeOf(resposta)
  const taken = await takeChallenge(ctx.deps.db, { challenge, host: party.host, userId })
  if (!challenge || !taken?.identificador) throw new AppError('PASSKEY_EXPIRED')
  const made = await readNewKey(party, { resposta, challenge })
  if (!made) throw new AppError('PASSKEY_REFUSED')
  const { aaguid, ...key } = made
  const nome = namePasskey(aaguid, ctx.header('user-agent'))
  return { ...key, identificador: taken.identificador, host: party.host, nome, userId }
}

/**
 * The passkey that has signed, and how often it says that it was used. Each wrong answer is counted, and the same steps are
 * made for a passkey that is not known: its challenge is used up as well.
 *
 * @throws AppError PASSKEY_EXPIRED, PASSKEY_REFUSED, PASSKEY_UNKNOWN
 */
export function prove<Chave extends KeptKey & { email: string; userId: number }>(
  ctx: Context,
  party: RelyingParty,
  { resposta, chave, of }: { resposta: ChaveAssinada; chave: Chave | undefined; of?: number | undefined },
) {
  return guess(
    ctx,
    // A passkey that nobody has is counted, too: by its own name.
    chave?.email ?? `passkey ${resposta.id}`,
    async () => {
      const challenge = challengeOf(resposta)
      const taken = await takeChallenge(ctx.deps.db, { challenge, host: party.host, userId: null })
      if (!challenge || !taken) throw new AppError('PASSKEY_EXPIRED')
      if (!chave || (of !== undefined && of !== chave.userId)) return null
      const signed = await readSigned(party, { resposta, challenge, key: chave })
      return signed && { signed, by: chave }
    },
    chave ? 'PASSKEY_REFUSED' : 'PASSKEY_UNKNOWN',
  )
}

/**
 * An authenticator that counts at all counts up: one that does not is a copy of another, or the other way round
 * (WebAuthn §6.1.1).
 */
export function isCopy({ known, contador }: { known: bigint; contador: bigint }): boolean {
  return contador <= known && (contador > 0n || known > 0n)
}
