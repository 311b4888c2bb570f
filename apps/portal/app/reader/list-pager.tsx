import { buttonClass } from '@atrio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export type ListPagerProps = { page: number; pages: number; href: (page: number) => string }

/** The way through a list of several pages. */
export function ListPager({ page, pages, href }: ListPagerProps) {
  const look = buttonClass({ variant: 'outline', className: 'max-w-full wrap-anywhere' })
  return (
    <nav
      aria-label={m.reader_pages()}
      className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]"
    >
      <span>
        {page > 1 && (
          <Link rel="prev" className={look} to={href(Math.min(page - 1, pages))}>
            <ChevronLeft aria-hidden="true" />
            {m.reader_previous_page()}
          </Link>
        )}
      </span>
      <span className="text-center max-sm:order-last max-sm:col-span-2">
        {m.reader_page({ page: Math.min(page, pages), pages })}
      </span>
      <span className="text-end">
        {page < pages && (
          <Link rel="next" className={look} to={href(page + 1)}>
            {m.reader_next_page()}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </span>
    </nav>
  )
}
