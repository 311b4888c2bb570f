import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'

/**
 * The words of the church's visible documents that begin like one of those given, each with the number of documents
 * that hold it: all that could be meant, as the first letter is almost never the wrong one.
 */
export async function readVocabulario(
  trx: TenantTrx,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const initials = [...new Set(words.map((word) => word.charAt(0)))]
  const { rows } = await sql<{ palavra: string; documentos: number }>`
    select word as palavra, ndoc as documentos from ts_stat(
      'select vetor from busca_documento where inicio <= now()
        and (modulo is null or modulo in (select codigo from igreja_modulo))')
    where left(word, 1) = any(${initials}::text[]) and word !~ '\\d'`.execute(trx)
  return new Map(rows.map(({ palavra, documentos }) => [palavra, documentos]))
}
