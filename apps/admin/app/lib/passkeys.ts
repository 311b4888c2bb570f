import { staffAccessCalls, type ChaveAssinada, type ChaveCriada } from '@atrio/contract'
import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { m } from '../paraglide/messages.js'
import { api } from './api.ts'
import { errorText } from './error-text.ts'

/** What the device said instead of making or using a passkey; `stopped` when the person or their time did. */
type Unmade = 'stopped' | 'present' | 'unable'

/** A ceremony of the device from which nothing came. */
class PasskeyError extends Error {
  readonly why: Unmade
  constructor(why: Unmade) {
    super(why)
    this.why = why
  }
}

/** Makes a passkey on this device, and has it kept. @throws PasskeyError, and what a call was refused for */
export async function makePasskey() {
  const { opcoes } = await api(staffAccessCalls.createDesafioChaveEquipe, { body: {} })
  const optionsJSON = opcoes as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await asked(startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports } = made.response
  const resposta: ChaveCriada = {
    id: made.id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
  return api(staffAccessCalls.createChaveEquipe, { body: { resposta } })
}

/** Comes in by a passkey that the person chooses, or shows it once more. @throws PasskeyError, and what a call was refused for */
export async function enterByPasskey({ lembrar }: { lembrar: boolean }): Promise<void> {
  const { opcoes } = await api(staffAccessCalls.createDesafioEquipe, { body: {} })
  const optionsJSON = opcoes as unknown as PublicKeyCredentialRequestOptionsJSON
  const signed = await asked(startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = signed.response
  const resposta: ChaveAssinada = {
    id: signed.id,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
  await api(staffAccessCalls.loginChaveEquipe, { body: { resposta, lembrar } })
}

/** What happened to a ceremony and what to do about it. */
export function passkeyErrorText(error: unknown): string {
  return error instanceof PasskeyError ? texts[error.why]() : errorText(error)
}

const texts: Record<Unmade, () => string> = {
  stopped: m.passkey_stopped,
  present: m.passkey_present,
  unable: m.passkey_unable,
}

async function asked<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
  try {
    return await ceremony
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : null
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new PasskeyError('present')
    const isStopped =
      code === 'ERROR_CEREMONY_ABORTED' || (error instanceof Error && error.name === 'NotAllowedError')
    throw new PasskeyError(isStopped ? 'stopped' : 'unable')
  }
}
