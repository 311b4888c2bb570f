import { buttonClass } from '@atrio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export type PagerProps = { page: number; pages: number; href: (page: number) => string }

/** The way through a list of several pages. */
export function Pager({ page, pages, href }: PagerProps) {
  return (
    <nav aria-label={m.churches_pages()} className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-28">
        {page > 1 && (
          <Link
            rel="prev"
            className={buttonClass({ variant: 'outline' })}
            to={href(Math.min(page - 1, pages))}
          >
            <ChevronLeft aria-hidden="true" />
            {m.churches_previous()}
          </Link>
        )}
      </span>
      <span>{m.churches_page({ page: Math.min(page, pages), pages })}</span>
      <span className="min-w-28 text-end">
        {page < pages && (
          <Link rel="next" className={buttonClass({ variant: 'outline' })} to={href(page + 1)}>
            {m.churches_next()}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </span>
    </nav>
  )
}
