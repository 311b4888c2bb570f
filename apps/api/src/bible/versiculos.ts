import type { bibleCalls, CallResult } from '@atrio/contract'
import { LIVROS } from '@atrio/rules'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { readPage } from '../db/pages.ts'
import { getTraducao } from './traducoes.ts'

/**
 * Verses that hold all the words; the last one may be unfinished. Asking for no word finds none.
 *
 * @throws AppError NOT_FOUND
 */
export async function searchVersiculos(
  db: Database,
  given: { traducao: string; busca: string; page: number; limit: number },
): Promise<CallResult<(typeof bibleCalls)['searchVersiculos']>> {
  const { codigo } = await getTraducao(db, given.traducao)
  const query = toQuery(given.busca)
  if (query === '') return { versiculos: [], total: 0 }
  const matching = db
    .selectFrom('bibliaVersiculo')
    .where('traducao', '=', codigo)
    .where(sql<boolean>`to_tsvector('simple', fold_text(texto)) @@ to_tsquery('simple', fold_text(${query}))`)
  const { rows: versiculos, total } = await readPage(
    matching
      .select(['livro', 'capitulo', 'versiculo', 'texto'])
      .orderBy(sql`array_position(${LIVROS}::text[], livro)`)
      .orderBy('capitulo')
      .orderBy('versiculo'),
    given,
  )
  return { versiculos, total }
}

// Letters and digits alone reach the query language, so nothing in it can be an operator.
function toQuery(busca: string): string {
  const words = busca.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words
    .slice(0, 8)
    .map((word, index, all) => (index === all.length - 1 ? `${word}:*` : word))
    .join(' & ')
}
