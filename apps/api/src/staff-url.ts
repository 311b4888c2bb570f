import type { Env } from './env.ts'

/** Where the staff's site is; its port is told after the start where any free one was asked for. */
export function staffUrl({ ADMIN_URL, hosts }: Pick<Env, 'ADMIN_URL' | 'hosts'>): URL {
  return new URL(ADMIN_URL ?? `${hosts.scheme}://admin.${hosts.platformHost}:${hosts.port}`)
}

// Asked with every request, also of pages from the cache, where reading an address is a thirtieth of all work.
const names = new WeakMap<object, string>()

/** Whether a host name is the staff's: no church is looked for there. */
export function isStaffHost(env: Pick<Env, 'ADMIN_URL' | 'hosts'>, host: string): boolean {
  const name = names.get(env) ?? staffUrl(env).hostname
  names.set(env, name)
  return host === name
}
