import { buttonClass, EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { ShellChurch } from '../shell/church.ts'
import { pagesOf, type SearchPage } from './search-pages.ts'

/** Pages of the menu that the words ask for: `doar` leads to where one gives. */
export function Pages({ pages }: { pages: readonly SearchPage[] }) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="text-xl">
        {m.search_actions()}
      </h2>
      <PageLinks pages={pages} />
    </section>
  )
}

/** Nothing was found: what to try, and what there is to look through. */
export function Nothing({ q, church }: { q: string; church: ShellChurch | null }) {
  const pages = pagesOf(church).filter(({ to }) => to !== paths.churchs())
  return (
    <>
      <EmptyState icon={<SearchX />} title={m.search_none({ q })}>
        <p>{m.search_none_help()}</p>
      </EmptyState>
      <section aria-labelledby="browse">
        <h2 id="browse" className="text-xl">
          {m.search_browse()}
        </h2>
        <PageLinks pages={pages} />
      </section>
    </>
  )
}

function PageLinks({ pages }: { pages: readonly SearchPage[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pages.map(({ key, label, to }) => (
        <li key={key}>
          <Link className={buttonClass({ variant: 'outline' })} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
