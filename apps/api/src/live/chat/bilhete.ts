import type { PapelSala } from '@atrio/contract'
import { jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../../secrets.ts'

const PURPOSE = 'sala-bilhete'
const AUDIENCE = 'atrio-sala'
export const BILHETE_MS = 10 * 60_000

/** Who somebody is in a room, as the server has said it. */
export interface Bilhete {
  igrejaId: number
  salaId: number
  /** `u:` and the account, `c:` and a guest's number. */
  sub: string
  /** Null for who only reads. */
  nome: string | null
  papel: PapelSala
  /** The file of their photo, where they have one. */
  foto: string | null
  expiresAt: Date
}

export async function signBilhete(secrets: Secrets, bilhete: Bilhete): Promise<string> {
  const { igrejaId, salaId, sub, nome, papel, foto, expiresAt } = bilhete
  return new SignJWT({ igreja: igrejaId, sala: salaId, nome, papel, foto })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(secrets.key(PURPOSE))
}

/** Null for whatever is not a ticket of ours. One that is too old still tells which guest it was given to. */
export async function verifyBilhete(
  secrets: Secrets,
  ticket: string,
  { evenOld = false } = {},
): Promise<Bilhete | null> {
  for (const key of secrets.keys(PURPOSE)) {
    const verified = await jwtVerify(ticket, key, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      ...(evenOld && { clockTolerance: '1 day' }),
    }).catch(() => null)
    if (!verified) continue
    const { sub, igreja, sala, nome, papel, foto, exp } = verified.payload as Record<string, unknown>
    return {
      igrejaId: Number(igreja),
      salaId: Number(sala),
      sub: String(sub),
      nome: typeof nome === 'string' ? nome : null,
      papel: papel as PapelSala,
      foto: typeof foto === 'string' ? foto : null,
      expiresAt: new Date(Number(exp) * 1_000),
    }
  }
  return null
}
