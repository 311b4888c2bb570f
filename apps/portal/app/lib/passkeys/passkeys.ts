import { accessCalls, type ChaveAcesso, type ChaveAssinada, type ChaveCriada } from '@atrio/contract'
import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { write } from '../personal/personal-calls.ts'
import { api } from '../session/api-client.ts'
import { settlePasskey } from './passkey-memory.ts'

/** What the device said instead of making or using a passkey; `stopped` when the person or their time did. */
export type Unmade = 'stopped' | 'present' | 'unable'

/** Makes a passkey on this device, and has it kept. @throws what a call was refused for */
export async function makePasskey(userId: number): Promise<ChaveAcesso | Unmade> {
  const params = { id: userId }
  const { opcoes } = await api(accessCalls.createDesafioChave, { params, body: {} })
  const made = await asked(
    startRegistration({ optionsJSON: opcoes as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
  if (typeof made === 'string') return made
  const { clientDataJSON, attestationObject, transports } = made.response
  const resposta: ChaveCriada = {
    id: made.id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
  const { chave } = await write(accessCalls.createChave, { params, body: { resposta } }, [
    accessCalls.listChaves,
  ])
  settlePasskey('used')
  return chave
}

/** How many were asked for by a press and are not over: a browser has one ceremony at a time, and the last one wins. */
let pressed = 0

/**
 * Has a passkey of this host sign what the server gives. What was pressed for comes first: nothing is offered beside it.
 * @param given.inField among what the browser offers in the field of the e-mail, for as long as it stands there
 */
export async function signByPasskey({ inField }: { inField: boolean }): Promise<ChaveAssinada | Unmade> {
  if (inField) return signWith(true)
  pressed += 1
  stopOffering()
  try {
    return await signWith(false)
  } finally {
    pressed -= 1
  }
}

async function signWith(inField: boolean): Promise<ChaveAssinada | Unmade> {
  const { opcoes } = await api(accessCalls.createDesafioLogin, { body: {} })
  if (inField && pressed > 0) return 'stopped'
  const signed = await asked(
    startAuthentication({
      optionsJSON: opcoes as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: inField,
    }),
  )
  if (typeof signed === 'string') return signed
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = signed.response
  return {
    id: signed.id,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
}

/** Takes back what the browser offers in a field. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Tells whoever keeps passkeys on this device that one of them opens nothing, so that it is offered no more. */
export async function forgetPasskey(credentialID: string): Promise<void> {
  const signal = { signalName: 'unknownCredential' as const, rpID: location.hostname, credentialID }
  // Few browsers can be told yet.
  await sendSignal(signal).catch(() => {})
}

async function asked<Answer>(ceremony: Promise<Answer>): Promise<Answer | Unmade> {
  try {
    return await ceremony
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : null
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'present'
    if (code === 'ERROR_CEREMONY_ABORTED') return 'stopped'
    return error instanceof Error && error.name === 'NotAllowedError' ? 'stopped' : 'unable'
  }
}
