import { sql } from 'kysely'
import { documentShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { beginningLike } from './near-word.ts'

/** Each word with the number of documents that hold it. */
export type Vocabulario = ReadonlyMap<string, number>

/**
 * What nothing holds together, word by word: whether a visible document holds it, the last as the beginning of one; and
 * the words of titles, summaries and details that begin like one of them. Those are a tenth of all words, so they leave
 * as one text, and cost a tenth of what they would as rows.
 */
export async function readHeadings(
  trx: TenantTrx,
  { words }: { words: readonly string[] },
): Promise<{ known: boolean[]; headings: Vocabulario }> {
  const asked = words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`))
  // A word alone that found nothing is not known.
  const known =
    words.length === 1
      ? sql`array[false]`
      : sql`(select array_agg(exists (select from busca_documento where vetor @@ consulta and ${documentShown}) order by posicao)
          from unnest(${asked}::tsquery[]) with ordinality as palavra (consulta, posicao))`
  const { rows } = await sql<{ conhecidas: boolean[]; palavras: string | null }>`
    select ${known} as conhecidas,
      string_agg(array_to_string(tsvector_to_array(ts_filter(vetor, '{a,b,c}')), ' '), ' ') as palavras
    from busca_documento where ${documentShown}`.execute(trx)
  const [{ conhecidas, palavras }] = rows as [(typeof rows)[number]]
  return { known: conhecidas, headings: countWords(palavras ?? '', words) }
}

function countWords(text: string, words: readonly string[]): Vocabulario {
  const counts = new Map<string, number>()
  // Words with digits are not meant by slips.
  const like = new RegExp(beginningsLike(words), 'u')
  for (const word of text.split(' ')) {
    if (like.test(word) && !/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/**
 * All words of the church's visible documents that begin like one of those given: all that could be meant.
 */
export async function readVocabulario(
  trx: TenantTrx,
  { words }: { words: readonly string[] },
): Promise<Vocabulario> {
  // Not `ts_stat`, which puts every word of the church in order before it lets one be refused; and one row, not a thousand.
  const { rows } = await sql<{ palavras: string[] | null; documentos: number[] }>`
    select array_agg(palavra) as palavras, array_agg(documentos) as documentos from (
      select palavra, count(*)::int as documentos
      from busca_documento, unnest(tsvector_to_array(vetor)) as palavra
      where ${documentShown} and palavra ~ ${beginningsLike(words)}
      group by palavra
    ) as comeco where palavra !~ '\\d'`.execute(trx)
  const [{ palavras, documentos }] = rows as [(typeof rows)[number]]
  return new Map((palavras ?? []).map((palavra, index) => [palavra, documentos[index]!]))
}

/** Of words of letters and digits alone, so that nothing in it is a sign of the pattern. */
function beginningsLike(words: readonly string[]): string {
  return [...new Set(words)].map(beginningLike).join('|')
}
