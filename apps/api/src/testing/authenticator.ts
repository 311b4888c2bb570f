import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { ChaveAssinada, ChaveCriada } from '@atrio/contract'

/** What a passkey is at one host, as an authenticator keeps it. */
export interface Passkey {
  id: Buffer
  userHandle: string
  rpId: string
  origin: string
  privateKey: KeyObject
  /** Uses so far; stays 0 where `counts` is false, as those do that are on several devices. */
  counter: number
  counts: boolean
}

export interface Signing {
  /** Instead of the passkey's own. */
  origin?: string
  rpId?: string
  userHandle?: string
  counter?: number
  /** Neither a finger nor a number was asked for. */
  unverified?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** Makes a passkey of what `createDesafioChave` answered, as WebAuthn does with an ES256 key and no attestation. */
export function makePasskey(
  opcoes: Record<string, unknown>,
  { origin, counts = true, ...signing }: { origin: string; counts?: boolean } & Omit<Signing, 'origin'>,
): { passkey: Passkey; resposta: ChaveCriada } {
  const given = opcoes as { rp: { id: string }; user: { id: string }; challenge: string }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpId = signing.rpId ?? given.rp.id
  const { x, y } = publicKey.export({ format: 'jwk' })
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}, which is ES256 on P-256 (RFC 9053).
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from('215820', 'hex'),
    Buffer.from(x!, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y!, 'base64url'),
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const authData = Buffer.concat([
    head({ rpId, counter: 0, flags: ATTESTED | PRESENT | (signing.unverified ? 0 : VERIFIED) }),
    Buffer.alloc(16),
    length,
    id,
    cose,
  ])
  const attestationObject = Buffer.concat([
    Buffer.from('a3', 'hex'),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from('a0', 'hex'),
    cborText('authData'),
    cborBytes(authData),
  ])
  return {
    passkey: { id, userHandle: given.user.id, rpId, origin, privateKey, counter: 0, counts },
    resposta: {
      id: id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', given.challenge, origin),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    },
  }
}

/** Signs what `createDesafioLogin` answered. */
export function signChallenge(
  passkey: Passkey,
  opcoes: Record<string, unknown>,
  signing: Signing = {},
): ChaveAssinada {
  passkey.counter = signing.counter ?? passkey.counter + (passkey.counts ? 1 : 0)
  const authData = head({
    rpId: signing.rpId ?? passkey.rpId,
    counter: passkey.counter,
    flags: PRESENT | (signing.unverified ? 0 : VERIFIED),
  })
  const clientDataJSON = clientData(
    'webauthn.get',
    opcoes['challenge'] as string,
    signing.origin ?? passkey.origin,
  )
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
  return {
    id: passkey.id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
      userHandle: signing.userHandle ?? passkey.userHandle,
    },
  }
}

function head({ rpId, counter, flags }: { rpId: string; counter: number; flags: number }): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(rpId)), rest])
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Shorter than 24 bytes (RFC 8949). */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** Up to 255 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}
