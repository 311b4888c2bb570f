import {
  evento,
  hasRight,
  type CallResult,
  type eventStaffCalls,
  type IgrejaEquipe,
  type Resource,
} from '@atrio/contract'
import { Banner, Button, EmptyState } from '@atrio/ui'
import { CalendarHeart, Plus } from 'lucide-react'
import { Link, useLoaderData, useNavigate, useOutletContext, useSearchParams } from 'react-router'
import { ListFilters } from '../content/list-filters.tsx'
import { RecordCard } from '../content/record-card.tsx'
import { errorText } from '../lib/error-text.ts'
import { Pages } from '../lib/pages.tsx'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { eventCalls } from './calls.ts'

type Loaded = CallResult<(typeof eventStaffCalls)['listEventoEquipe']>

const resource = evento as unknown as Resource

/** Every event of the church: what was begun and never published first. */
export function EventsPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  usePageTitle(m.events(), igreja.nome)
  const create = useTask(async () => {
    const { id } = await eventCalls(igreja.slug).create({})
    await navigate(String(id))
  })
  if (!loaded) return null
  const { itens, mais } = loaded
  const isAsked = ['busca', 'situacao'].some((name) => search.get(name))
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <BackLink>{m.agenda()}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.events()}</h1>
        {hasRight(igreja.papeis, { area: 'agenda', may: 'change' }) && (
          <Button icon={<Plus />} loading={create.isBusy} onClick={() => void create.start()}>
            {m.event_new()}
          </Button>
        )}
      </div>
      {hasRight(igreja.papeis, { area: 'agenda', may: 'change' }) && (
        <Link to="importar" className="link justify-self-start py-1">
          {m.calendar_import()}
        </Link>
      )}
      {create.error !== null && <Banner tone="bad">{errorText(create.error)}</Banner>}
      <ListFilters key={search.toString()} resource={resource} search={search} options={{}} itens={itens} />
      {itens.length === 0 ? (
        <EmptyState icon={<CalendarHeart />} title={isAsked ? m.list_none_found() : m.event_none()}>
          {isAsked ? m.list_none_found_detail() : m.list_none_detail()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {itens.map((item) => (
            <li key={item.id} className="grid grid-cols-1">
              <RecordCard item={item} resource={resource} />
            </li>
          ))}
        </ul>
      )}
      <Pages hasMore={mais} />
    </div>
  )
}
