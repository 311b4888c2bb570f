import type { Env } from './env.ts'

/** Where the staff's site is; its port is told after the start where any free one was asked for. */
export function staffUrl({ ADMIN_URL, hosts }: Pick<Env, 'ADMIN_URL' | 'hosts'>): URL {
  return new URL(ADMIN_URL ?? `${hosts.scheme}://admin.${hosts.platformHost}:${hosts.port}`)
}

/** Whether a host name is the staff's: no church is looked for there. */
export function isStaffHost(env: Pick<Env, 'ADMIN_URL' | 'hosts'>, host: string): boolean {
  return host === staffUrl(env).hostname
}
