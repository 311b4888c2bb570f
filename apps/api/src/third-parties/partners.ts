import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '../env.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import type { TenantIgreja } from '../http/tenant.ts'

export type Modulo = 'voluts' | 'mykids'

const MODULOS = { voluts: 'MOD_VOLUTS', mykids: 'MOD_MYKIDS' } as const

/** A partner as whoever runs this has registered it, never from a request. Without a secret its server cannot ask. */
export interface Partner {
  endereco: string
  segredo: string | null
}

export function partnerOf(env: Env, modulo: Modulo): Partner | null {
  const [endereco, segredo, byToken] =
    modulo === 'voluts'
      ? [env.VOLUTS_URL, env.VOLUTS_SECRET, env.VOLUTS_TOKEN]
      : [env.MYKIDS_URL, env.MYKIDS_SECRET, env.MYKIDS_TOKEN]
  return endereco && (segredo || byToken) ? { endereco, segredo: segredo ?? null } : null
}

export function isEnabled({ modulos }: TenantIgreja, modulo: Modulo): boolean {
  return modulos.has(MODULOS[modulo])
}

/** @throws AppError NOT_FOUND at a church that has not enabled it */
export function requireModulo(igreja: TenantIgreja, modulo: Modulo): void {
  if (!isEnabled(igreja, modulo)) throw new AppError('NOT_FOUND')
}

/** One person at one church for one partner: two of them cannot put their lists together. */
export function pairwiseSub(
  secrets: Secrets,
  given: { modulo: Modulo; igrejaId: number; userId: number },
): string {
  const { modulo, igrejaId, userId } = given
  return createHmac('sha256', secrets.key('terceiro-sub'))
    .update(`${modulo}:${igrejaId}:${userId}`)
    .digest('base64url')
}

/** In the same time whatever is given. */
export function isSame(secrets: Secrets, given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', secrets.key('terceiro-segredo')).update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
