import { sql } from 'kysely'

/** After so long what was to come by itself is said not to have come (Decision 283). */
export const LATE = sql`interval '5 minutes'`
