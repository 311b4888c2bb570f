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
  // Not `ts_stat`, which puts every word of the church in order before it lets one be refused; and one row, not a thousand.
  const { rows } = await sql<{ palavras: string[] | null; documentos: number[] }>`
    select array_agg(palavra) as palavras, array_agg(documentos) as documentos from (
      select palavra, count(*)::int as documentos
      from busca_documento, unnest(tsvector_to_array(vetor)) as palavra
      where inicio <= now() and (modulo is null or modulo in (select codigo from igreja_modulo))
        and palavra ^@ any(${initials}::text[])
      group by palavra
    ) as comeco where palavra !~ '\\d'`.execute(trx)
  const [{ palavras, documentos }] = rows as [(typeof rows)[number]]
  return new Map((palavras ?? []).map((palavra, index) => [palavra, documentos[index]!]))
}
