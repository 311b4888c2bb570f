import { hasRight, type IgrejaEquipe, type RegistroListado, type Resource } from '@atrio/contract'
import { Banner, Button, buttonClass, classNames, EmptyState } from '@atrio/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { errorText } from '../lib/error-text.ts'
import { Pages } from '../lib/pages.tsx'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { recordCalls, type RecordCalls } from './calls.ts'
import { kindAt } from './kinds.ts'
import { ListFilters } from './list-filters.tsx'
import type { LoadedList } from './load.ts'
import { Moves } from './moves.tsx'
import { RecordCard } from './record-card.tsx'
import { useOrder } from './use-order.ts'
import { titleOf } from './values.ts'

/** The records of one kind: what was begun and never published first. */
export function ListPage() {
  const loaded = useLoaderData<LoadedList | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const kind = kindAt(useParams()['kind'])
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const calls = recordCalls(kind.nome, igreja.slug)
  usePageTitle(kind.plural(), igreja.nome)
  const create = useTask(async () => {
    // What stands below one record is begun there.
    const within = kind.resource.place?.within
    const above = within && search.get(within)
    const { registro } = await calls.create({
      ...kind.begins,
      ...(above && { [within]: Number(above) }),
    })
    await navigate(String(registro.id))
  })
  if (!loaded) return null
  const { itens, mais, options } = loaded
  const { order, place, filters = [] } = kind.resource
  const asked = ['busca', 'situacao', ...filters].filter((name) => search.get(name))
  const isAsked = asked.length > 0
  // All that is in one order, and nothing else.
  const isWhole = place ? String(asked) === place.within : !isAsked
  const mayOrder =
    order === 'manual' && isWhole && hasRight(igreja.papeis, { area: kind.resource.area, may: 'publish' })
  const newButton = (
    <Button icon={<Plus />} loading={create.isBusy} onClick={() => void create.start()}>
      {kind.create()}
    </Button>
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{kind.plural()}</h1>
        <div className="flex flex-wrap gap-3">
          {kind.nome === 'louvor' && (
            <Link className={buttonClass({ variant: 'outline' })} to="importar">
              {m.song_import()}
            </Link>
          )}
          {kind.nome === 'podcastItem' && (
            <Link className={buttonClass({ variant: 'outline' })} to="importar">
              {m.podcast_import()}
            </Link>
          )}
          {newButton}
        </div>
      </div>
      {create.error !== null && <Banner tone="bad">{errorText(create.error)}</Banner>}
      <ListFilters
        key={search.toString()}
        resource={kind.resource}
        search={search}
        options={options}
        itens={itens}
      />
      {place && !search.get(place.within) && itens.length > 1 && (
        <p className="text-ink-muted text-sm">{m.order_in_list()}</p>
      )}
      {itens.length === 0 ? (
        <EmptyState icon={<kind.icon />} title={isAsked ? m.list_none_found() : kind.none()}>
          {isAsked ? m.list_none_found_detail() : m.list_none_detail()}
        </EmptyState>
      ) : (
        <Records key={kind.nome} itens={itens} resource={kind.resource} mayOrder={mayOrder} calls={calls} />
      )}
      <Pages hasMore={mais} />
    </div>
  )
}

const isNew = ({ situacao }: RegistroListado) => situacao === 'rascunho'

/** Drafts first, and below them what is in an order that staff may give. */
function Records({
  itens,
  resource,
  mayOrder,
  calls,
}: {
  itens: RegistroListado[]
  resource: Resource
  mayOrder: boolean
  calls: RecordCalls
}) {
  const refresh = useRefresh()
  const [failed, setFailed] = useState<unknown>(null)
  const save = async (ids: number[]) => {
    const error: unknown = await calls.order(ids).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    setFailed(error)
    await refresh()
    return error === null
  }
  const order = useOrder(
    itens.filter((item) => !isNew(item)).map(({ id }) => id),
    save,
  )
  const placed = order.ids.map((id) => itens.find((item) => item.id === id)!)
  return (
    <>
      {failed !== null && <Banner tone="bad">{errorText(failed)}</Banner>}
      <ul className={classNames('ruled', order.dragged !== null && 'select-none')}>
        {[...itens.filter(isNew), ...placed].map((item) => (
          <li
            key={item.id}
            {...(!isNew(item) && { 'data-id': item.id })}
            className={classNames(
              'flex flex-wrap items-center justify-end gap-x-2 sm:flex-nowrap',
              order.dragged === item.id && 'bg-tint',
            )}
          >
            <RecordCard item={item} resource={resource} />
            {mayOrder && !isNew(item) && (
              <Moves id={item.id} name={titleOf(resource, item.valores)} order={order} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
