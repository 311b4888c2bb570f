import { calls, type Call, type CallName, type Standing } from '@atrio/contract'
import { absent, inputFor } from './matrix-input.ts'
import { whoMay } from './who-may.ts'

/** A call of the staff's site as a browser makes it, with what it wants to be asked. */
export interface StaffCall {
  name: CallName
  method: Call['method']
  /** Below `/api/v1`. */
  path: string
  body?: object
}

/** Each call of a church's staff, well-formed, about the church and its rows of this number; files are not sent. */
export function staffCallsAt(slug: string, row = 1): StaffCall[] {
  return Object.entries(calls)
    .filter(([, call]: [string, Call]) => call.site === 'staff' && !call.upload)
    .filter(([, { path }]) => path.startsWith('/igreja/:slug/'))
    .map(([name]) => asked(name as CallName, slug, row))
}

/** Whether who is this, and nothing else, is refused the call. */
export function isClosedTo(standing: Standing, { name }: StaffCall): boolean {
  const allowed = whoMay(name)
  return typeof allowed !== 'string' && !allowed.includes(standing)
}

function asked(name: CallName, slug: string, row: number): StaffCall {
  const { method, path } = calls[name] as Call
  const { params = {}, query, body } = inputFor(name, { ...absent, slug }, row)
  const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])))
  const asks = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return {
    name,
    method,
    path: asks === '' ? filled : `${filled}?${asks}`,
    ...(body !== undefined && { body: body as object }),
  }
}
