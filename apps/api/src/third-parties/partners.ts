import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '../env.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import type { TenantIgreja } from '../http/tenant.ts'

export type Modulo = 'voluts' | 'mykids'

const MODULOS = { voluts: 'MOD_VOLUTS', mykids: 'MOD_MYKIDS' } as const

/** A partner as whoever runs this has registered it; never from a request. */
export function partnerOf(env: Env, modulo: Modulo): { endereco: string; segredo: string } | null {
  const [endereco, segredo] =
    modulo === 'voluts' ? [env.VOLUTS_URL, env.VOLUTS_SECRET] : [env.MYKIDS_URL, env.MYKIDS_SECRET]
  return endereco && segredo ? { endereco, segredo } : null
}

/** @throws AppError NOT_FOUND at a church that has not enabled it */
export function requireModulo({ modulos }: TenantIgreja, modulo: Modulo): void {
  if (!modulos.has(MODULOS[modulo])) throw new AppError('NOT_FOUND')
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
