import { buttonClass } from '@atrio/ui'
import { Link, useSearchParams } from 'react-router'
import { m } from '../paraglide/messages.js'

/** The way to the pages of a list before and after the one of the address. */
export function Pages({ hasMore }: { hasMore: boolean }) {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  const at = (number: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `?${next}`
  }
  if (page === 1 && !hasMore) return null
  const look = buttonClass({ variant: 'secondary' })
  return (
    <nav aria-label={m.list_pages()} className="flex flex-wrap justify-between gap-3">
      {page > 1 ? (
        <Link className={look} to={at(page - 1)}>
          {m.list_newer()}
        </Link>
      ) : (
        <span />
      )}
      {hasMore && (
        <Link className={look} to={at(page + 1)}>
          {m.list_older()}
        </Link>
      )}
    </nav>
  )
}
