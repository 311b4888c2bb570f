import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import { hashToken } from '../../http/one-time-token.ts'

/**
 * Marks an answer as used, for every process.
 * @throws AppError CAPTCHA_INVALID when it was used before.
 */
export async function useOnce(db: Database, answer: string, seconds: number): Promise<void> {
  const used = await db
    .insertInto('captchaUse')
    .values({
      tokenHash: hashToken(answer),
      expiresAt: sql<Date>`now() + ${seconds}::int * interval '1 second'`,
    })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .returning('tokenHash')
    .executeTakeFirst()
  if (!used) throw new AppError('CAPTCHA_INVALID')
}
