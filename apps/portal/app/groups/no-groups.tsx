import type { CallResult, groupsCalls } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { buttonClass, EmptyState } from '@atrio/ui'
import { UsersRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { filterText } from './filter-words.ts'
import { without, type GroupFilters } from './filters.ts'
import type { NotifyMeProps } from './notify-me.tsx'

// Says one thing to who is logged in and another to who is not: known in the browser alone.
const NotifyMe = lazy(() => import('./notify-me.tsx'))

/** No dead end: without what narrows the most, a word when such a group opens, or somebody to ask. */
export function NoGroups({
  folgas,
  busca,
  filters,
  procura,
  href,
  locale,
}: {
  folgas: CallResult<typeof groupsCalls.listCelulaFolgas>['folgas']
  busca: string
  filters: GroupFilters
  /** As calls take it. */
  procura: NotifyMeProps['procura']
  href: (next: GroupFilters, busca: string) => string
  locale: Locale
}) {
  const { status } = useSession()
  const narrowest = folgas.find(({ total }) => total > 0)
  return (
    <EmptyState
      icon={<UsersRound />}
      title={m.groups_none_title()}
      action={
        <span className="flex flex-wrap gap-3">
          {narrowest && (
            <Link
              className={buttonClass({})}
              to={
                narrowest.filtro === 'busca'
                  ? href(filters, '')
                  : href(without(filters, narrowest.filtro), busca)
              }
              preventScrollReset
            >
              {m.groups_none_without({
                filtro: filterText(narrowest.filtro, { ...filters, busca }, locale),
                count: narrowest.total,
              })}
            </Link>
          )}
          <Link
            className={buttonClass(narrowest ? { variant: 'outline' } : {})}
            to={paths.groups()}
            preventScrollReset
          >
            {m.groups_none_widen()}
          </Link>
          {status !== 'starting' && (
            <Suspense>
              <NotifyMe procura={procura} />
            </Suspense>
          )}
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.aboutLocation()}>
            {m.groups_none_help()}
          </Link>
        </span>
      }
    >
      <p>{m.groups_none_detail()}</p>
    </EmptyState>
  )
}
