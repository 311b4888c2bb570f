import type { CallInput, CallResult, searchCalls, TipoBusca } from '@atrio/contract'
import { sql } from 'kysely'
import { documentShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { excerpt, markText } from './marks.ts'
import { nearWord } from './near-word.ts'
import { readHeadings, readVocabulario, type Vocabulario } from './vocabulario.ts'
import { wordsOf } from './words.ts'

type Question = CallInput<(typeof searchCalls)['search']>['query'] & {
  /** The church's: its texts are stemmed by it. */
  idioma: string
}
type Answer = CallResult<(typeof searchCalls)['search']>

/** A statement on the church's rows. */
type Ask = <Result>(fn: (trx: TenantTrx) => Promise<Result>) => Promise<Result>

/**
 * What holds all the words. Where nothing does, what holds those that were probably meant, else some of them (Decision
 * 34).
 */
export async function findAchados(ask: Ask, question: Question): Promise<Answer> {
  const words = wordsOf(question.q)
  if (words.length === 0) return { achados: [], total: 0, tipos: [], correcao: null, parcial: false }
  const all = await ask((trx) => find(trx, { ...question, words, of: 'all' }))
  return all.tipos.length > 0 ? { ...all, correcao: null, parcial: false } : findNear(ask, question, words)
}

async function findNear(ask: Ask, question: Question, words: readonly string[]): Promise<Answer> {
  const meant = await correct(ask, words)
  if (meant) {
    const corrected = await ask((trx) => find(trx, { ...question, words: meant, of: 'all' }))
    if (corrected.tipos.length > 0) {
      return { ...corrected, correcao: asWritten(meant, corrected), parcial: false }
    }
  }
  const likely = meant ?? words
  const some = await ask((trx) => find(trx, { ...question, words: likely, of: 'some' }))
  return { ...some, correcao: null, parcial: some.tipos.length > 0 }
}

type Found = Pick<Answer, 'achados' | 'total' | 'tipos'>
type Row = {
  tipo: TipoBusca
  chave: string
  pai: string | null
  titulo: string
  resumo: string | null
  texto: string
  data: string | null
}

/** Snippets are cut from this much of a text: beyond it, its beginning stands for it. */
const QUOTED = 8_000

// One statement: the church's documents are found by the key, which the row policy lets through, then weighed. The
// operator @@ is not leakproof, so no index on it could be used before the policy (Decision 34). What is shown is
// fetched by where it lies, which does not change within a statement.
async function find(
  trx: TenantTrx,
  { tipo, page, limit, idioma, words, of }: Question & { words: readonly string[]; of: 'all' | 'some' },
): Promise<Found> {
  const { rows } = await sql<(Row | { tipo: null }) & { tipos: string | null }>`
    with pedido as materialized (
      select busca_consulta(${words}::text[], ${idioma}, ${of === 'all'}) as q
    ),
    -- Words are letters and digits, so the mark of a beginning can stand for nothing else.
    consulta as materialized (select q, replace(q::text, ':*', '')::tsquery as inteira from pedido),
    achado as materialized (
      select busca_documento.ctid as lugar, tipo, origem, ts_rank('{0.05, 0.15, 0.4, 1}', vetor, q)
        * (1 + coalesce(0.25::float8 / (1 + abs(current_date - data) / 365::float8), 0))
        -- More than any rank: a whole word (bread) comes before the beginning of one (bakery).
        + case when vetor @@ inteira then 10 else 0 end as peso
      from busca_documento, consulta
      where vetor @@ q and ${documentShown}
    ),
    pagina as materialized (
      select lugar, tipo, origem, peso from achado where ${tipo ?? null}::text is null or tipo = ${tipo ?? null}
      order by peso desc, tipo, origem limit ${limit} offset ${(page - 1) * limit}
    )
    select tipos, d.tipo, chave, pai, titulo, resumo,
      case when octet_length(texto) > ${QUOTED} then left(texto, ${QUOTED}) else texto end as texto, data
    from (select string_agg(tipo, ' ') as tipos from achado) as contagem
    left join (pagina as p join busca_documento as d on d.ctid = p.lugar) on true
    order by peso desc, d.tipo, d.origem`.execute(trx)
  const counts = countsOf(rows[0]!.tipos)
  const counted = tipo ? counts.filter((count) => count.tipo === tipo) : counts
  return {
    // A page behind the last one has the counts alone.
    achados: rows.filter((row) => row.tipo !== null).map((row) => toAchado(row, words)),
    total: counted.reduce((sum, { total }) => sum + total, 0),
    tipos: counts,
  }
}

/** @param tipos that of each document found */
function countsOf(tipos: string | null): Found['tipos'] {
  const counts = new Map<TipoBusca, number>()
  for (const tipo of (tipos?.split(' ') ?? []) as TipoBusca[]) counts.set(tipo, (counts.get(tipo) ?? 0) + 1)
  return [...counts]
    .map(([tipo, total]) => ({ tipo, total }))
    .sort((a, b) => b.total - a.total || (a.tipo < b.tipo ? -1 : 1))
}

function toAchado({ tipo, chave, pai, titulo, resumo, texto, data }: Row, words: readonly string[]) {
  const summary = resumo ? excerpt(resumo, words) : null
  const body = texto && !summary?.marcas.length ? excerpt(texto, words) : null
  // The church's own summary says best what a text is about, unless the words stand further down.
  const trecho = body && (body.marcas.length > 0 || !summary) ? body : summary
  return { tipo, chave, pai, titulo: markText(titulo, words), trecho, data }
}

/** The words with each that the church never writes replaced by the nearest that it does; null where none is near. */
async function correct(ask: Ask, words: readonly string[]): Promise<string[] | null> {
  const { known, headings } = await ask((trx) => readHeadings(trx, { words }))
  const unknown = [...new Set(words.filter((_, index) => !known[index]))]
  const meant = new Map<string, string>()
  const look = (vocabulario: Vocabulario, most?: number) => {
    for (const word of unknown) {
      const near = meant.get(word) ?? nearWord(word, vocabulario, most)
      if (near !== undefined) meant.set(word, near)
    }
  }
  // One slip in what things are called is what is nearly always meant.
  look(headings, 1)
  const left = unknown.filter((word) => !meant.has(word))
  if (left.length > 0) look(await ask((trx) => readVocabulario(trx, { words: left })))
  return meant.size > 0 ? words.map((word) => meant.get(word) ?? word) : null
}

/** The words as the church writes them, with their accents. */
function asWritten(words: readonly string[], { achados }: Found): string {
  const written = new Map<string, string>()
  for (const { titulo, trecho } of achados) {
    for (const { texto, marcas } of [titulo, ...(trecho ? [trecho] : [])]) {
      for (const [start, end] of marcas) {
        const found = texto.slice(start, end).toLowerCase()
        const [folded = ''] = wordsOf(found)
        if (!written.has(folded)) written.set(folded, found)
      }
    }
  }
  // What is meant may be a stem, which nobody writes: the word that begins with it is.
  const begun = (stem: string) => [...written].find(([folded]) => folded.startsWith(stem))?.[1]
  return words.map((word) => written.get(word) ?? begun(word) ?? word).join(' ')
}
