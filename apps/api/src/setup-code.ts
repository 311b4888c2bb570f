import { timingSafeEqual } from 'node:crypto'
import { sql, type QueryExecutorProvider } from 'kysely'
import type { Secrets } from './secrets.ts'

/** What the log of a fresh installation says, and nobody else knows: the same in each of its processes (Decision 192). */
export function setupCode(secrets: Pick<Secrets, 'key'>): string {
  const letters = [...secrets.key('instalacao').subarray(0, 16)].map(
    (byte) => ALPHABET[byte % ALPHABET.length],
  )
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Without letters and digits that are read for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function isSetupCode(secrets: Pick<Secrets, 'key'>, typed: string): boolean {
  const [own, given] = [plain(setupCode(secrets)), plain(typed)]
  return own.length === given.length && timingSafeEqual(own, given)
}

const plain = (text: string) => Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, ''))

/** Whether there is no church yet. */
export async function isFresh(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`select not exists (select from igreja) as fresh`.execute(db)
  return rows[0]!.fresh
}
