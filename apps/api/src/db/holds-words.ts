import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the folded column `busca` of a row holds every word that was asked for, in any order and without regard to
 * accents or case. Asking for nothing finds everything.
 */
export function holdsWords(busca: string | undefined): RawBuilder<boolean> {
  const words = (busca ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`busca like all (select fold_text(word) from unnest(${words}::text[]) as word)`
}
