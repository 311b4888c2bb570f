import type { PlatformTrx } from '@atrio/api/db/client'
import { hash } from '@node-rs/argon2'
import { neighbours } from '../groups/neighbours.ts'
import { demoPassword, demoPeople, type DemoPerson } from '../people.ts'

/** Ids of the people's accounts by e-mail; those that are missing are made. A visitor-to-be gets none. */
export async function loadUsers(trx: PlatformTrx): Promise<Map<string, number>> {
  const people = Object.values<DemoPerson>(demoPeople).filter((person) => person.churches.length > 0)
  await trx
    .insertInto('user')
    .values(
      await Promise.all(
        people.map(async ({ email, password, idioma }) => ({
          email,
          idioma,
          passwordHash: await hash(password, ARGON2),
        })),
      ),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const others = Object.values(neighbours).flat()
  // They share one: hashing takes its time.
  const passwordHash = await hash(demoPassword, ARGON2)
  await trx
    .insertInto('user')
    .values(others.map(({ email, idioma }) => ({ email, idioma, passwordHash })))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const rows = await trx
    .selectFrom('user')
    .where(
      'email',
      'in',
      [...people, ...others].map(({ email }) => email),
    )
    .select(['id', 'email'])
    .execute()
  return new Map(rows.map((row) => [row.email, row.id]))
}

// As the API hashes, so that nobody is hashed anew at the first login. Argon2id is the library's default.
export const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
