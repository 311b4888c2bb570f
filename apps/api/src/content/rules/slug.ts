import { fold } from '@atrio/rules'
import { sql } from 'kysely'
import type { BeforePublish } from '../publish.ts'

/** The address of a new record, from what it is called; it stays when that changes, so that links go on leading there. */
export const slugFrom =
  (table: string, field: string): BeforePublish =>
  async (trx, { id, valores, isNew }): Promise<Record<string, string>> => {
    if (!isNew) return {}
    const words = fold(String(valores[field]))
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
    const slug = words.replace(/^-+|-+$/g, '') || String(id)
    const { rows } = await sql`select 1 from ${sql.table(table)} where slug = ${slug}`.execute(trx)
    return { slug: rows.length === 0 ? slug : `${slug}-${id}` }
  }
