import { ordersCalls, type CallResult } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant, formatMoney } from '@atrio/rules'
import { EmptyState, LiveRegion, Tag } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { orderStatus } from '../money/order-status.ts'
import { m } from '../paraglide/messages.js'
import { ListPager } from '../reader/list-pager.tsx'
import { ListSearchForm } from '../reader/list-search-form.tsx'
import { apiQuery, itemsPerPage, listQuery, readListSearch, type ListSearch } from '../reader/list-url.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import { HydrateFallback } from './orders-layout.tsx'

export const meta = () => [{ title: m.orders_title() }, { name: 'robots', content: 'noindex' }]

/** Every order and gift of the church, found by its code or by who bought it. */
export default function OrdersPage() {
  const [params] = useSearchParams()
  const search = readListSearch(params)
  const slug = useChurch()?.slug ?? ''
  const query = apiQuery(search)
  const loaded = useCall(ordersCalls.listPedidosIgreja, { params: { slug }, query })
  return (
    <div className="stack gap-6">
      <header>
        <h1>{m.orders_title()}</h1>
        <p className="mt-2 text-ink-muted">{m.orders_intro()}</p>
      </header>
      <ListSearchForm label={m.orders_search()} busca={search.busca} hidden={{}} />
      <LoadedContent of={loaded} loading={<HydrateFallback />}>
        {({ total, pedidos }) => <Orders total={total} pedidos={pedidos} search={search} />}
      </LoadedContent>
    </div>
  )
}

type OrdersProps = CallResult<typeof ordersCalls.listPedidosIgreja> & { search: ListSearch }

function Orders({ total, pedidos, search }: OrdersProps) {
  const pages = Math.ceil(total / itemsPerPage)
  return (
    <>
      <LiveRegion>{m.orders_count({ count: total })}</LiveRegion>
      <p aria-hidden="true" className="text-ink-muted">
        {m.orders_count({ count: total })}
      </p>
      {total === 0 && (
        <EmptyState icon={<SearchX />} title={m.orders_none_title()}>
          <p>{m.orders_none()}</p>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-3">
        {pedidos.map((pedido) => (
          <OrderRow key={pedido.codigo} pedido={pedido} />
        ))}
      </ul>
      {pages > 1 && (
        <ListPager
          page={search.page}
          pages={pages}
          href={(page) => paths.orders(listQuery({ ...search, page }))}
        />
      )}
    </>
  )
}

function OrderRow({ pedido }: { pedido: OrdersProps['pedidos'][number] }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { codigo, comprador, titulo, status, total, moeda, dataCadastro } = pedido
  return (
    <li className="card relative flex flex-row flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-ui text-lg font-semibold tracking-normal break-words">
          <Link
            to={paths.order({ paymentCode: codigo })}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {comprador.nome}
          </Link>
        </h2>
        <p className="text-sm break-words text-ink-muted">{titulo}</p>
        <p className="text-sm break-words text-ink-muted">
          {formatInstant(dataCadastro, 'dateTime', locale, timeZone)} · {codigo}
        </p>
      </div>
      <Tag tone={orderStatus[status].tone}>{orderStatus[status].text()}</Tag>
      <span className="font-semibold tabular-nums">{formatMoney(total, moeda, locale)}</span>
    </li>
  )
}
