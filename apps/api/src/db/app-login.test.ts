import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolders, start } from '../testing/data-folders.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { asOwner } from '../testing/owner.ts'
import { admitAppLogin, openAppLogin } from './app-login.ts'
import { databaseOn, openPool, verifyRole } from './client.ts'
import type { DatabaseTarget } from './connection.ts'
import { migrate } from './migrate.ts'

let test: TestDatabase
const folders = new DataFolders()
const logins: string[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  await folders.open()
})

afterAll(async () => {
  for (const login of logins) await asOwner(test.target, `drop role "${login}"`)
  await test.close()
  await folders.close()
})

describe('the log-in of the application', () => {
  it('at the embedded server is its role itself, and no way to the owner', async () => {
    const server = await start(await folders.used())
    try {
      const target = { connection: server.connection }
      await migrate(target)
      const app = await openAppLogin(server.connection)
      expect(await whoIsReached(app, await ownerOf(target))).toEqual(['atrio_app'])
      await verify(app)
      // The next start, whose password is another.
      expect(await openAppLogin(server.connection)).not.toEqual(app)
    } finally {
      await server.stop()
    }
  }, 60_000)

  it('at another server is let into the role by the first start, and no further', async () => {
    const login = await newLogin('nosuperuser')
    const app = await admitAppLogin(test.target, urlOf(login))
    expect(await admitAppLogin(test.target, urlOf(login))).toEqual(app)
    expect(await whoIsReached(app, await ownerOf(test.target))).toEqual(['atrio_app', login])
    await verify(app)
  })

  it('is refused when it is more than the role that it takes', async () => {
    const login = await newLogin('superuser')
    const app = await admitAppLogin(test.target, urlOf(login))
    await expect(verify(app)).rejects.toThrow(`${login} is not held by row-level security`)
  })

  it('has to be there', async () => {
    await expect(admitAppLogin(test.target, urlOf('nobody_here'))).rejects.toThrow(
      'DATABASE_APP_URL: the database has no role "nobody_here"',
    )
  })
})

it('the owner’s log-in, which only takes the role, could leave it: the reason for one of its own', async () => {
  const owner = await ownerOf(test.target)
  expect(await whoIsReached(test.target, owner)).toContain(owner)
  await expect(verify(test.target)).rejects.toThrow(`${owner} is not held by row-level security`)
})

/** Everybody whom statements that were smuggled in could act as. */
async function whoIsReached(target: DatabaseTarget, owner: string): Promise<string[]> {
  const pool = openPool({ ...target, role: 'atrio_app', size: 1 })
  const reached = new Set<string>()
  try {
    for (const attempt of ['select', 'reset role', 'set role none', `set role "${owner}"`]) {
      await pool.query(attempt).catch(() => {})
      const { rows } = await pool.query<{ name: string }>('select current_user::text as name')
      reached.add(rows[0]!.name)
    }
    return [...reached].toSorted()
  } finally {
    await pool.end()
  }
}

async function verify(target: DatabaseTarget): Promise<void> {
  const db = databaseOn(openPool({ ...target, role: 'atrio_app', size: 1 }))
  try {
    await verifyRole(db, { ownLogin: true })
  } finally {
    await db.destroy()
  }
}

async function ownerOf(target: DatabaseTarget): Promise<string> {
  const rows = await asOwner<{ name: string }>(
    target,
    `select tableowner::text as name from pg_tables where schemaname = 'public' and tablename = 'banner'`,
  )
  return rows[0]!.name
}

async function newLogin(attributes: string): Promise<string> {
  const login = `atrio_test_${randomUUID().slice(0, 8)}`
  await asOwner(test.target, `create role "${login}" login ${attributes} password '${PASSWORD}'`)
  logins.push(login)
  return login
}

const PASSWORD = 'only-for-this-test'

/** The test's database by another log-in. */
function urlOf(login: string): string {
  if ('connection' in test.target) {
    const { database, host, port } = test.target.connection
    return `postgresql://${login}:${PASSWORD}@localhost/${database}?host=${host}&port=${port}`
  }
  const url = new URL(test.target.databaseUrl)
  url.username = login
  url.password = PASSWORD
  return url.toString()
}
