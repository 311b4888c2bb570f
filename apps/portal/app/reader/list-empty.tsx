import { buttonClass, EmptyState } from '@atrio/ui'
import { BookOpen, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

export type ListEmptyProps = {
  isFiltered: boolean
  busca: string
  /** Why there is nothing yet. */
  empty: string
  /** The list without search and filters. */
  all: string
}

/** A search that found nothing leads back to everything; a list that never had anything leads home. */
export function ListEmpty({ isFiltered, busca, empty, all }: ListEmptyProps) {
  return (
    <EmptyState
      icon={isFiltered ? <SearchX /> : <BookOpen />}
      title={isFiltered ? m.reader_none_title() : m.reader_empty_title()}
      action={
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={isFiltered ? all : paths.home()}
          replace={isFiltered}
        >
          {isFiltered ? m.reader_clear() : m.go_home()}
        </Link>
      }
    >
      <p>{emptyText(isFiltered, busca, empty)}</p>
    </EmptyState>
  )
}

function emptyText(isFiltered: boolean, busca: string, empty: string): string {
  if (!isFiltered) return empty
  return busca ? m.reader_none({ busca }) : m.reader_none_filter()
}
