import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { clientConfig, type Connection, type DatabaseTarget } from './connection.ts'

/**
 * The application's own way into the embedded server: `atrio_app` itself logs in, with a password that this process
 * alone knows and the next start replaces. Whatever is smuggled into a statement there cannot become the owner, as it
 * could on a connection that only took the role (Decision 66).
 *
 * @param connection the owner's, to a migrated database
 */
export async function openAppLogin(connection: Connection): Promise<DatabaseTarget> {
  const password = randomBytes(24).toString('base64url')
  await asOwner({ connection }, (owner) =>
    owner.query(`alter role atrio_app login password ${owner.escapeLiteral(password)}`),
  )
  return { connection: { ...connection, user: 'atrio_app', password } }
}

/**
 * The log-in that an operator made for the application on a server of their own; it becomes a member of `atrio_app`
 * where it is not one yet.
 *
 * @throws Error when the server knows no such log-in, or the owner may not let it in.
 */
export async function admitAppLogin(target: DatabaseTarget, databaseUrl: string): Promise<DatabaseTarget> {
  const login = decodeURIComponent(new URL(databaseUrl).username)
  await asOwner(target, async (owner) => {
    const { rows } = await owner.query<{ member: boolean | null }>(
      `select (select pg_has_role(oid, 'atrio_app', 'member') from pg_roles where rolname = $1) as member`,
      [login],
    )
    const member = rows[0]?.member ?? null
    if (member === null) throw new Error(`DATABASE_APP_URL: the database has no role "${login}"`)
    if (!member) await owner.query(`grant atrio_app to ${owner.escapeIdentifier(login)}`)
  })
  return { databaseUrl }
}

async function asOwner(target: DatabaseTarget, run: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client(clientConfig(target, { lock_timeout: '60s' }))
  owner.on('error', () => {})
  await owner.connect()
  try {
    await run(owner)
  } finally {
    await owner.end()
  }
}
