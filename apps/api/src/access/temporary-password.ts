import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, PlatformTrx } from '../db/client.ts'
import type { TenantTrx } from '../db/tenant.ts'

const MINUTES = 30

/** Without look-alikes: people copy it by hand. */
const CLASSES = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&#'] as const

export interface TemporaryPassword {
  passwordHash: string
}

/** Twelve characters of all four classes that the password rule asks for (Spec §5). */
export function randomPassword(): string {
  const all = CLASSES.join('')
  const characters = [...CLASSES.map(pick), ...Array.from({ length: 8 }, () => pick(all))]
  for (let i = characters.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1)
    const moved = characters[i]!
    characters[i] = characters[j]!
    characters[j] = moved
  }
  return characters.join('')
}

function pick(set: string): string {
  return set[randomInt(set.length)]!
}

/** Keeps an e-mailed password beside the person's own, which goes on working: else anyone could lock anyone out. */
export async function storeTemporaryPassword(
  trx: PlatformTrx,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<{ expiresAt: Date }> {
  await trx.deleteFrom('temporaryPassword').where('userId', '=', userId).execute()
  return trx
    .insertInto('temporaryPassword')
    .values({ userId, passwordHash, expiresAt: sql<Date>`now() + ${MINUTES} * interval '1 minute'` })
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
}

export function findTemporaryPassword(db: Database, userId: number): Promise<TemporaryPassword | undefined> {
  return db
    .selectFrom('temporaryPassword')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .select('passwordHash')
    .executeTakeFirst()
}

/**
 * Uses it up: from now on the old password is gone, and this one opens nothing but the change to a new one.
 * @returns false when another request was first.
 */
export async function spendTemporaryPassword(
  trx: TenantTrx,
  { userId, passwordHash }: TemporaryPassword & { userId: number },
): Promise<boolean> {
  const spent = await trx
    .updateTable('temporaryPassword')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  if (!spent) return false
  await trx
    .updateTable('user')
    .set({ passwordHash, passwordChangeRequired: true })
    .where('id', '=', userId)
    .execute()
  return true
}
