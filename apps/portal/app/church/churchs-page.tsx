import { churchCalls } from '@atrio/contract'
import { churchOrigin, FALLBACK_LOCALE } from '@atrio/rules'
import { Button, buttonClass, EmptyState, LiveRegion, TextField } from '@atrio/ui'
import { Church, Search, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, Form, Link, useNavigate, useSubmit } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import {
  churchesPerPage,
  churchSearchQuery,
  readChurchSearch,
  type ChurchSearch,
} from '../shell/switch/church-search.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import { NearMe } from '../shell/switch/near-me.tsx'
import type { Route } from './+types/churchs-page.ts'
import { ChurchCard } from './church-card.tsx'
import { Pager } from './pager.tsx'

export function meta({ loaderData, ...args }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.hasChurch ? m.churches_title() : m.churches_title_platform()
  return pageMeta(args, { title, description: m.churches_intro() })
}

/** At a church: those of its organisation. At a host of no church: those of the whole platform. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, bootstrap, settings } = context.get(pageContext)
  if (bootstrap.state === 'failed') throw data('HOME.MESSAGE.ERROR.GENERIC', { status: 503 })
  const search = readChurchSearch(new URL(request.url).searchParams)
  const organizacao = bootstrap.state === 'loaded' ? bootstrap.base.igreja.slugOrganizacao : undefined
  const { clientes, total } = await api(churchCalls.listClientes, {
    query: {
      ...(organizacao ? { organizacao } : {}),
      ...(search.busca ? { busca: search.busca } : {}),
      ...search.place,
      page: search.page,
      limit: churchesPerPage,
    },
  })
  return {
    hasChurch: organizacao !== undefined,
    search,
    total,
    clientes: clientes.map((cliente) => ({
      cliente,
      href: churchOrigin(cliente.igreja, settings.hosts),
    })),
  }
}

export default function ChurchsPage({ loaderData }: Route.ComponentProps) {
  const { hasChurch, search, total, clientes } = loaderData
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const navigate = useNavigate()
  const pages = Math.ceil(total / churchesPerPage)
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1>{hasChurch ? m.churches_title() : m.churches_title_platform()}</h1>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">{m.churches_intro()}</p>
      </header>
      <div className="flex flex-col gap-4">
        <SearchForm search={search} />
        <NearMe
          place={search.place}
          onPlace={(place) =>
            void navigate(paths.churchs(churchSearchQuery({ ...search, place, page: 1 })), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
      <LiveRegion>{total > 0 ? m.churches_total({ count: total }) : m.churches_none_title()}</LiveRegion>
      {clientes.length > 0 ? (
        <div>
          <p aria-hidden="true" className="mb-4 text-ink-muted">
            {m.churches_total({ count: total })}
          </p>
          <ul className="card-grid">
            {clientes.map(({ cliente, href }) => (
              <ChurchCard
                key={cliente.id}
                cliente={cliente}
                href={href}
                isHere={cliente.igreja.codigo === church?.codigo}
                locale={locale}
              />
            ))}
          </ul>
        </div>
      ) : (
        <NoChurches search={search} total={total} />
      )}
      {pages > 1 && (
        <Pager
          page={search.page}
          pages={pages}
          href={(page) => paths.churchs(churchSearchQuery({ ...search, page }))}
        />
      )}
    </div>
  )
}

/** A plain form that works without script; with it, the list follows the typing. */
function SearchForm({ search }: { search: ChurchSearch }) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A search that came with an address, such as "see all"; never while someone types.
  useEffect(() => {
    const input = field.current
    if (input && input !== document.activeElement) input.value = search.busca
  }, [search.busca])
  const { busca: _, ...rest } = churchSearchQuery({ ...search, page: 1 })
  return (
    <Form
      role="search"
      method="get"
      replace
      preventScrollReset
      className="flex max-w-[44rem] items-end gap-3"
    >
      <TextField
        ref={field}
        fieldClassName="flex-1"
        type="search"
        name="busca"
        label={m.churches_search_label()}
        defaultValue={search.busca}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        lead={<Search aria-hidden="true" className="size-5" />}
        onInput={({ currentTarget: { form } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(
            () => void submit(form, { replace: true, preventScrollReset: true }),
            300,
          )
        }}
      />
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="min-h-12">
        {m.churches_search()}
      </Button>
    </Form>
  )
}

function NoChurches({ search, total }: { search: ChurchSearch; total: number }) {
  const searched = search.busca !== '' || total > 0
  return (
    <EmptyState
      icon={searched ? <SearchX /> : <Church />}
      title={searched ? m.churches_none_title() : m.churches_empty_title()}
      action={
        searched && (
          <Link className={buttonClass({ variant: 'outline' })} to={paths.churchs()} replace>
            {m.churches_clear()}
          </Link>
        )
      }
    >
      <p>{emptyText(search, total)}</p>
    </EmptyState>
  )
}

function emptyText({ busca }: ChurchSearch, total: number): string {
  if (total > 0) return m.churches_page_empty()
  return busca ? m.churches_none({ busca }) : m.churches_empty()
}
