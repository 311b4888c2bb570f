import { accessCalls } from '@atrio/contract'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { settlePasskey } from '../lib/passkeys/passkey-memory.ts'
import { forgetPasskey, signByPasskey, type Unmade } from '../lib/passkeys/passkeys.ts'
import { api } from '../lib/session/api-client.ts'
import { logIn } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** What somebody reads who could not enter. */
export interface Refusal {
  title: string
  detail: string
}

/**
 * Logs in by a passkey that the person chooses. Null where nothing came of it and nobody waits: what a field only offers
 * fails in silence, until one of its passkeys is chosen.
 * @param given.onChosen what was chosen is being looked at
 */
export async function logInByPasskey(given: {
  inField: boolean
  onChosen: () => void
}): Promise<'in' | Refusal | null> {
  let chosen = !given.inField
  try {
    const signed = await signByPasskey(given)
    if (typeof signed === 'string') return chosen ? unmade[signed]() : null
    chosen = true
    given.onChosen()
    await enterBy(signed)
    return 'in'
  } catch (error) {
    return chosen ? errorMessage(error) : null
  }
}

async function enterBy(resposta: Exclude<Awaited<ReturnType<typeof signByPasskey>>, Unmade>): Promise<void> {
  try {
    const credentials = await api(accessCalls.loginByChave, { body: { resposta } })
    settlePasskey('used')
    await logIn(credentials, 'FORM')
  } catch (error) {
    if (errorCode(error) === 'PASSKEY_UNKNOWN') await forgetPasskey(resposta.id)
    throw error
  }
}

const unmade: Record<Unmade, () => Refusal> = {
  stopped: () => ({ title: m.access_passkey_stopped(), detail: m.access_passkey_other_ways() }),
  present: () => ({ title: m.access_passkey_unable(), detail: m.access_passkey_other_ways() }),
  unable: () => ({ title: m.access_passkey_unable(), detail: m.access_passkey_other_ways() }),
}
