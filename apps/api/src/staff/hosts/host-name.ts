import { readChurchHost } from '@atrio/rules'
import { isIP } from 'node:net'
import type { Env } from '../../env.ts'
import { AppError } from '../../http/errors.ts'
import { staffUrl } from '../../staff-url.ts'

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Below these nobody has a name that others reach (RFC 2606, 6761, 7686). */
const NOWHERE = new Set(['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'test', 'example'])

/**
 * A host name as browsers spell it, of what somebody typed or copied out of their browser's bar.
 * @throws AppError VALIDATION, by what is wrong with it: it is no name, or one that no church can have
 */
export function readHostName({ hosts, ADMIN_URL }: Pick<Env, 'hosts' | 'ADMIN_URL'>, typed: string): string {
  const address = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `http://${typed.trim()}`
  const url = URL.canParse(address) ? new URL(address) : null
  // Whoever reads `church.org@other.org` does not see which of the two it is.
  const host = url?.username === '' ? url.hostname.replace(/\.$/, '') : ''
  const labels = host.split('.')
  if (host.length > 253 || labels.length < 2 || isIP(host) !== 0 || !labels.every((one) => LABEL.test(one)))
    throw refuseHost('format')
  const isNowhere = NOWHERE.has(labels.at(-1)!) && !isLocal({ hosts }, host)
  const isPlatforms =
    readChurchHost(host, hosts).codigo !== null ||
    host === hosts.platformHost ||
    host === staffUrl({ hosts, ADMIN_URL }).hostname
  if (isNowhere || isPlatforms) throw refuseHost('reserved')
  return host
}

/** On a machine of one's own, where browsers find such names by themselves. */
export function isLocal({ hosts }: Pick<Env, 'hosts'>, host: string): boolean {
  return host.endsWith('.localhost') && hosts.platformHost.endsWith('localhost')
}

export const refuseHost = (regra: string) =>
  new AppError('VALIDATION', { campos: [{ campo: 'host', regra }] })
