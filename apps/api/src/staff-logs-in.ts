import type { Database } from './db/client.ts'
import { readCookie } from './http/cookie.ts'
import { STAFF_COOKIE } from './http/staff-session.ts'
import { isFresh } from './setup-code.ts'

/**
 * Whether a page of the staff's site begins with the log-in (Decision 272): who asks for it holds no session, and there is
 * a church to come in to. Once there is one, nobody's page asks the database.
 */
export function createLogsIn(db: Database) {
  let hasChurch = false
  return async ({ headers }: { headers: { cookie?: string } }): Promise<boolean> => {
    if (readCookie(headers.cookie, STAFF_COOKIE) !== null) return false
    // Without a database the page still comes, and says itself that nothing answers.
    hasChurch ||= !(await isFresh(db).catch(() => true))
    return hasChurch
  }
}
