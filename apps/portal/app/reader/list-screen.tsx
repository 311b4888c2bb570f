import { LiveRegion } from '@atrio/ui'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { ListEmpty } from './list-empty.tsx'
import { ListPager } from './list-pager.tsx'
import { ListSearchForm } from './list-search-form.tsx'
import { itemsPerPage, listQuery, type ListSearch } from './list-url.ts'

export type ListScreenProps = {
  title: string
  intro: string
  searchLabel: string
  /** Why there is nothing yet, where nothing was ever published. */
  empty: string
  /** Where a search found nothing, if more can be done than to search again. */
  none?: ReactNode
  search: ListSearch
  /** What else is in the address, by parameter. */
  filters?: Record<string, string | undefined>
  total: number
  href: (query: Record<string, string>) => string
  /** Chips, or a field that belongs into the search form. */
  chips?: ReactNode
  fields?: ReactNode
  /** What stands between title and list, such as a link to another page. */
  aside?: ReactNode
  /** What shows the same in another way, such as a map: beside the cards where there is room. */
  beside?: ReactNode
  /** The cards. */
  children: ReactNode
}

/** A list of things to read: search, filters, cards and pages, all of it in the address. */
export function ListScreen(props: ListScreenProps) {
  const { title, intro, searchLabel, empty, search, filters = {}, total, href, chips, fields } = props
  const pages = Math.ceil(total / itemsPerPage)
  const isFiltered = search.busca !== '' || Object.values(filters).some(Boolean)
  const isEmpty = total === 0 || search.page > pages
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{title}</h1>
          <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">{intro}</p>
        </div>
        {props.aside}
      </header>
      {(total > 0 || isFiltered) && (
        <div className="flex flex-col gap-4">
          <ListSearchForm
            label={searchLabel}
            busca={search.busca}
            hidden={fields ? {} : listQuery({ busca: '', page: 1 }, filters)}
          >
            {fields}
          </ListSearchForm>
          {chips}
        </div>
      )}
      <LiveRegion>{total > 0 ? m.reader_results({ count: total }) : m.reader_none_title()}</LiveRegion>
      {isEmpty && props.none && isFiltered ? (
        props.none
      ) : isEmpty ? (
        <ListEmpty isFiltered={isFiltered || total > 0} busca={search.busca} empty={empty} all={href({})} />
      ) : (
        <div
          className={
            props.beside ? 'grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]' : undefined
          }
        >
          {props.beside && <div className="lg:order-1">{props.beside}</div>}
          <div>
            <p aria-hidden="true" className="mb-4 text-ink-muted">
              {m.reader_results({ count: total })}
            </p>
            <ul className="card-grid">{props.children}</ul>
          </div>
        </div>
      )}
      {pages > 1 && (
        <ListPager
          page={search.page}
          pages={pages}
          href={(page) => href(listQuery({ ...search, page }, filters))}
        />
      )}
    </div>
  )
}
