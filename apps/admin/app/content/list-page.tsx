import { hasRight, situacoes, type IgrejaEquipe, type RegistroListado } from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState, IconButton, SelectField, TextField } from '@atrio/ui'
import { ArrowDown, ArrowUp, Plus, Search } from 'lucide-react'
import {
  Form,
  Link,
  useLoaderData,
  useNavigate,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { recordCalls } from './calls.ts'
import { kindAt } from './kinds.ts'
import { RecordCard } from './record-card.tsx'
import { situacaoNames } from './situacao-tag.tsx'

type Loaded = Awaited<ReturnType<ReturnType<typeof recordCalls>['list']>>

/** The records of one kind: what was begun and never published first. */
export function ListPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const kind = kindAt(useParams()['kind'])
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const calls = recordCalls(kind.nome, igreja.slug)
  usePageTitle(kind.plural(), igreja.nome)
  const create = useTask(async () => {
    const { registro } = await calls.create({})
    await navigate(String(registro.id))
  })
  const move = useTask(async (ids: number[]) => {
    await calls.order(ids)
    await refresh()
  })
  if (!loaded) return null
  const { itens, mais } = loaded
  const isAsked = search.has('busca') || search.has('situacao')
  const mayOrder =
    kind.resource.order === 'manual' &&
    !isAsked &&
    hasRight(igreja.papeis, { area: kind.resource.area, may: 'publish' })
  const newButton = (
    <Button icon={<Plus />} loading={create.isBusy} onClick={() => void create.start()}>
      {kind.create()}
    </Button>
  )
  const error = create.error ?? move.error
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{kind.plural()}</h1>
        {newButton}
      </div>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <Filters key={search.toString()} busca={search.get('busca')} situacao={search.get('situacao')} />
      {itens.length === 0 ? (
        <EmptyState icon={<kind.icon />} title={isAsked ? m.list_none_found() : kind.none()}>
          {isAsked ? m.list_none_found_detail() : m.list_none_detail()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {itens.map((item) => (
            <li key={item.id} className="flex items-center gap-2">
              <RecordCard item={item} resource={kind.resource} />
              {mayOrder && item.situacao !== 'rascunho' && (
                <Moves
                  item={item}
                  itens={itens}
                  isBusy={move.isBusy}
                  onMove={(ids) => void move.start(ids)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Pages search={search} hasMore={mais} />
    </div>
  )
}

function Filters({ busca, situacao }: { busca: string | null; situacao: string | null }) {
  return (
    <Form role="search" className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <TextField
        label={m.list_search()}
        name="busca"
        type="search"
        maxLength={100}
        defaultValue={busca ?? ''}
      />
      <SelectField
        label={m.list_state()}
        name="situacao"
        defaultValue={situacao ?? ''}
        placeholder={m.list_state_any()}
        options={situacoes.map((value) => ({ value, label: situacaoNames[value]() }))}
      />
      <Button type="submit" variant="secondary" icon={<Search />}>
        {m.list_search_submit()}
      </Button>
    </Form>
  )
}

/** One place up or down, by button: dragging is nothing that everybody can do. */
function Moves({
  item,
  itens,
  isBusy,
  onMove,
}: {
  item: RegistroListado
  itens: RegistroListado[]
  isBusy: boolean
  onMove: (ids: number[]) => void
}) {
  const ids = itens.filter(({ situacao }) => situacao !== 'rascunho').map(({ id }) => id)
  const at = ids.indexOf(item.id)
  const to = (place: number) => onMove(ids.with(at, ids[place]!).with(place, item.id))
  const name = String(Object.values(item.valores)[0] ?? '')
  return (
    <span className="flex shrink-0">
      <IconButton
        label={m.move_up({ name })}
        icon={<ArrowUp />}
        disabled={isBusy || at === 0}
        onClick={() => to(at - 1)}
      />
      <IconButton
        label={m.move_down({ name })}
        icon={<ArrowDown />}
        disabled={isBusy || at === ids.length - 1}
        onClick={() => to(at + 1)}
      />
    </span>
  )
}

function Pages({ search, hasMore }: { search: URLSearchParams; hasMore: boolean }) {
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
