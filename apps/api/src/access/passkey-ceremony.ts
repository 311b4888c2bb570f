import type { ChaveAssinada, ChaveCriada } from '@atrio/contract'
import type { RelyingParty } from './relying-party.ts'

/** ES256, EdDSA, RS256: what authenticators sign with (COSE). */
const ALGORITHMS = [-7, -8, -257]
const TIMEOUT = 300_000

/** A passkey as it is kept. */
export interface KeptKey {
  credencialId: Buffer
  chavePublica: Buffer
  identificador: Buffer
  transportes: string[]
}

/** Whoever opens an account by a passkey alone has shown the device a finger, a face or a number. */
const userVerification = 'required'

export async function newKeyOptions(
  party: RelyingParty,
  of: { challenge: string; identificador: Buffer; email: string; nome: string; present: KeptKey[] },
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: party.nome,
    rpID: party.host,
    userID: new Uint8Array(of.identificador),
    userName: of.email,
    userDisplayName: of.nome,
    challenge: bytes(of.challenge),
    timeout: TIMEOUT,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: of.present.map(({ credencialId, transportes }) => ({
      id: credencialId.toString('base64url'),
      transports: transportes,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
}

export async function loginOptions(party: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await library()
  // Nobody is named: which account it is, the passkey says.
  return generateAuthenticationOptions({
    rpID: party.host,
    challenge: bytes(challenge),
    timeout: TIMEOUT,
    userVerification,
  })
}

/** The challenge that an answer says it has signed; null where it says none. */
export function challengeOf({ response }: ChaveAssinada | ChaveCriada): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    const challenge = (said as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** A new passkey, or null where what came is none of this party's. */
export async function readNewKey(
  party: RelyingParty,
  { resposta, challenge }: { resposta: ChaveCriada; challenge: string },
) {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...envelope(resposta), response: transportsOf(resposta) },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused)
  if (!made) return null
  const { credential, aaguid, credentialBackedUp } = made
  return {
    credencialId: Buffer.from(credential.id, 'base64url'),
    chavePublica: Buffer.from(credential.publicKey),
    contador: BigInt(credential.counter),
    transportes: resposta.response.transports ?? [],
    flagSincronizada: credentialBackedUp,
    aaguid,
  }
}

/** How often the passkey says that it was used, or null where it did not sign this for this party. */
export async function readSigned(
  party: RelyingParty,
  { resposta, challenge, key }: { resposta: ChaveAssinada; challenge: string; key: KeptKey },
): Promise<{ contador: bigint; flagSincronizada: boolean } | null> {
  if (resposta.response.userHandle !== key.identificador.toString('base64url')) return null
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...envelope(resposta), response: resposta.response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
    // Compared where it is written, so that of two at once one is refused.
    credential: { id: resposta.id, publicKey: new Uint8Array(key.chavePublica), counter: 0 },
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return null
  return {
    contador: BigInt(authenticationInfo.newCounter),
    flagSincronizada: authenticationInfo.credentialBackedUp,
  }
}

/** Loaded by the first who has a passkey: it is a tenth of what the process is. */
const library = () => import('@simplewebauthn/server')

const refused = () => ({ registrationInfo: undefined })

function envelope({ id, type }: ChaveAssinada | ChaveCriada) {
  return { id, rawId: id, type, clientExtensionResults: {} }
}

function transportsOf({ response }: ChaveCriada) {
  const { clientDataJSON, attestationObject, transports } = response
  return { clientDataJSON, attestationObject, ...(transports && { transports }) }
}

function bytes(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}
