import type { Traducao } from '@atrio/contract'
import { buttonClass, EmptyState } from '@atrio/ui'
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

export type SearchResultsProps = {
  busca: string
  traducao: Traducao
  total: number
  page: number
  pages: number
  versiculos: readonly { livro: string; capitulo: number; versiculo: number; texto: string; lugar: string }[]
}

/** Verses that hold the words, each leading to its chapter. */
export function SearchResults({ busca, traducao, total, page, pages, versiculos }: SearchResultsProps) {
  const all = paths.bibleTranslation({ traducao: traducao.codigo })
  if (versiculos.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={m.bible_results_zero()}
        action={
          <Link className={buttonClass({ variant: 'outline' })} to={all}>
            {m.bible_results_all()}
          </Link>
        }
      >
        <p>{m.bible_results_none({ nome: traducao.nome, busca })}</p>
      </EmptyState>
    )
  }
  const href = (number: number) =>
    paths.bibleTranslation({ traducao: traducao.codigo }, { busca, page: String(number) })
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="text-xl">
        {m.bible_results_title({ busca })}
      </h2>
      <p className="mt-1 text-ink-muted" role="status">
        {total === 1 ? m.bible_results_one() : m.bible_results_many({ count: total })}
      </p>
      <ol className="bible-results" lang={traducao.idioma.replace('_', '-')}>
        {versiculos.map(({ livro, capitulo, versiculo, texto, lugar }) => (
          <li key={`${livro} ${capitulo} ${versiculo}`}>
            <Link
              to={paths.bibleChapter(
                { traducao: traducao.codigo, livro, capitulo },
                { de: versiculo, ate: versiculo },
              )}
            >
              {lugar}
            </Link>
            <p>{highlight(texto, busca)}</p>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={m.bible_pages()} className="mt-6 flex flex-wrap items-center justify-between gap-3">
          {page > 1 ? (
            <Link rel="prev" className={buttonClass({ variant: 'outline' })} to={href(page - 1)}>
              <ChevronLeft aria-hidden="true" />
              {m.bible_previous_page()}
            </Link>
          ) : (
            <span />
          )}
          <span>{m.bible_page({ page, pages })}</span>
          {page < pages ? (
            <Link rel="next" className={buttonClass({ variant: 'outline' })} to={href(page + 1)}>
              {m.bible_next_page()}
              <ChevronRight aria-hidden="true" />
            </Link>
          ) : (
            <span />
          )}
        </nav>
      )}
    </section>
  )
}

/** Marks the words that were looked for, without regard to accents or case. */
function highlight(texto: string, busca: string) {
  const wanted = words(busca)
  return texto.split(/([\p{L}\p{M}\p{N}]+)/u).map((piece, index) =>
    wanted.some((word) => fold(piece).startsWith(word)) ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
      <mark key={index}>{piece}</mark>
    ) : (
      piece
    ),
  )
}

function words(busca: string): string[] {
  return fold(busca).match(/[\p{L}\p{N}]+/gu) ?? []
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
