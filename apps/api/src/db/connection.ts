import type { ClientConfig } from 'pg'

/** How to reach a server: the parts of a connection as the embedded starter hands them out. */
export type Connection = {
  /** A host name or, beginning with `/`, the folder of a Unix socket. */
  host: string
  port: number
  user: string
  database: string
  password?: string
}

/** A database: the embedded server's connection, or the URL of an existing one. */
export type DatabaseTarget = { connection: Connection } | { databaseUrl: string }

/**
 * Configuration for `pg`, with the given server settings in the startup packet, so that no statement ever
 * runs before them.
 */
export function clientConfig(target: DatabaseTarget, settings: Record<string, string>): ClientConfig {
  const options = Object.entries({ timezone: 'UTC', ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const common = { application_name: 'atrio', connectionTimeoutMillis: 5_000, keepAlive: true }
  if ('connection' in target) return { ...target.connection, ...common, options }
  // In `pg` the URL's own parameters win over the configuration: without the merge a URL with `options`
  // would drop the role.
  const url = new URL(target.databaseUrl)
  url.searchParams.set('options', [url.searchParams.get('options'), options].filter(Boolean).join(' '))
  return { ...common, connectionString: url.toString() }
}

/** The same server, another database. */
export function withDatabase(target: DatabaseTarget, database: string): DatabaseTarget {
  if ('connection' in target) return { connection: { ...target.connection, database } }
  const url = new URL(target.databaseUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return { databaseUrl: url.toString() }
}
