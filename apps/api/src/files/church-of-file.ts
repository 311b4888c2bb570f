import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { TenantIgreja } from '../http/tenant.ts'
import { hostOf } from '../http/serve.ts'
import { isStaffHost } from '../staff-url.ts'

/** The church whose file an address names, at its own host, or at the staff's, where any church's are seen (Decision 181). */
export async function churchOfFile(
  { env, tenants }: Pick<Deps, 'env' | 'tenants'>,
  request: FastifyRequest,
  igrejaId: string,
): Promise<TenantIgreja | null> {
  const host = hostOf(request)
  if (!/^\d{1,9}$/.test(igrejaId)) return null
  const igreja = isStaffHost(env, host)
    ? await tenants.findById(Number(igrejaId))
    : await tenants.findByHost(host)
  return String(igreja?.id) === igrejaId ? igreja : null
}
