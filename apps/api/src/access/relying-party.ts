import { isIP } from 'node:net'
import { churchOrigin, readChurchHost } from '@atrio/rules'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'

/** For whom a passkey is made, and where alone what it signs counts. */
export interface RelyingParty {
  /** The host name, to which authenticators bind what they make. */
  host: string
  origin: string
  nome: string
}

/**
 * The host at which the church was found, as it is registered: each is a party of its own, so that one church's pages can
 * ask for no passkey of another's (Decision 141). The port and the scheme are the operator's word, never the request's.
 * @throws AppError NOT_FOUND at a spelling of a host that browsers are sent away from, and at an address
 */
export function relyingParty(ctx: Context): RelyingParty {
  const { codigo, nome } = requireIgreja(ctx)
  const { hosts } = ctx.deps.env
  const { host } = readChurchHost(ctx.host, hosts)
  if (host !== ctx.host || isIP(host) !== 0) throw new AppError('NOT_FOUND')
  return { host, origin: churchOrigin({ codigo, host }, hosts), nome }
}
