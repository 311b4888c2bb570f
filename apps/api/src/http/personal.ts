import { sql, type SqlBool } from 'kysely'
import type { Personal } from '../personal.ts'

export const httpPersonal: Personal = {
  tables: {
    // Answers to what somebody sent twice, for three days.
    idempotencia: {
      whose: ({ userId }) => sql<SqlBool>`t.ator = ${`user:${userId}`}`,
      hidden: true,
      erase: 'delete',
    },
  },
  impersonal: { rate_limit: 'digests, until their time is over' },
}
