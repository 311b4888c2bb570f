import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'

/** Whether a visible document holds each of the words, the last of which may be the beginning of one. */
export async function areKnown(trx: TenantTrx, words: readonly string[]): Promise<boolean[]> {
  const asked = words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`))
  const { rows } = await sql<{ conhecidas: boolean[] }>`
    select array_agg(exists (select from busca_documento where vetor @@ consulta and ${VISIBLE}) order by posicao) as conhecidas
    from unnest(${asked}::tsquery[]) with ordinality as palavra (consulta, posicao)`.execute(trx)
  return rows[0]!.conhecidas
}

/** The parts of a document by what they weigh: all but its text, or all of it. */
export type Parts = 'headings' | 'all'

/**
 * The words of the church's visible documents that begin like one of those given, each with the number of documents
 * that hold it: all that could be meant, as the first letter is almost never the wrong one. Headings, a tenth of all
 * words, cost a tenth.
 */
export async function readVocabulario(
  trx: TenantTrx,
  words: readonly string[],
  parts: Parts,
): Promise<ReadonlyMap<string, number>> {
  const initials = [...new Set(words.map((word) => word.charAt(0)))]
  const vetor = parts === 'all' ? sql`vetor` : sql`ts_filter(vetor, '{a,b,c}')`
  // Not `ts_stat`, which puts every word of the church in order before it lets one be refused; and one row, not a thousand.
  const { rows } = await sql<{ palavras: string[] | null; documentos: number[] }>`
    select array_agg(palavra) as palavras, array_agg(documentos) as documentos from (
      select palavra, count(*)::int as documentos
      from busca_documento, unnest(tsvector_to_array(${vetor})) as palavra
      where ${VISIBLE} and palavra ^@ any(${initials}::text[])
      group by palavra
    ) as comeco where palavra !~ '\\d'`.execute(trx)
  const [{ palavras, documentos }] = rows as [(typeof rows)[number]]
  return new Map((palavras ?? []).map((palavra, index) => [palavra, documentos[index]!]))
}

const VISIBLE = sql`inicio <= now() and (modulo is null or modulo in (select codigo from igreja_modulo))`
