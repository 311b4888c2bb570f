import type { CallResult, IgrejaEquipe, ordersCalls } from '@atrio/contract'
import { Button, EmptyState, SelectField, Tag, TextField } from '@atrio/ui'
import { Search, SearchX } from 'lucide-react'
import { Form, Link, useLoaderData, useOutletContext, useSearchParams } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { moneyOf } from '../lib/money.ts'
import { Pages } from '../lib/pages.tsx'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { MoneyHead } from './money-head.tsx'
import { orderStatus } from './order-words.ts'

type Loaded = CallResult<(typeof ordersCalls)['listPedidosIgreja']>

const ORDERS_AT_ONCE = 20

/** Every order and gift of the church, found by its code or by who bought it. */
export function OrdersPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [search] = useSearchParams()
  usePageTitle(m.money(), igreja.nome)
  if (!loaded) return null
  const { pedidos, total } = loaded
  const page = Number(search.get('page') ?? 1)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <MoneyHead />
      <Filters key={search.toString()} search={search} />
      {pedidos.length === 0 ? (
        <EmptyState icon={<SearchX />} title={m.orders_none_title()}>
          {m.orders_none()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="text-ink-muted text-sm">
            {m.orders_count({ count: total })}
          </p>
          <ul className="ruled">
            {pedidos.map((pedido) => (
              <OrderRow key={pedido.codigo} pedido={pedido} />
            ))}
          </ul>
        </>
      )}
      <Pages hasMore={page * ORDERS_AT_ONCE < total} />
    </div>
  )
}

function Filters({ search }: { search: URLSearchParams }) {
  const states = Object.entries(orderStatus).map(([value, { text }]) => ({ value, label: text() }))
  return (
    <Form role="search" className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <TextField
        label={m.orders_search()}
        name="busca"
        type="search"
        maxLength={100}
        defaultValue={search.get('busca') ?? ''}
      />
      <SelectField
        label={m.orders_status()}
        name="status"
        defaultValue={search.get('status') ?? ''}
        placeholder={m.orders_status_any()}
        options={states}
      />
      <Button type="submit" variant="secondary" icon={<Search />}>
        {m.list_search_submit()}
      </Button>
      {search.get('devolucao') === 'falhou' && (
        <p>
          <Tag tone="warn">{m.orders_failed_only()}</Tag>
        </p>
      )}
    </Form>
  )
}

function OrderRow({ pedido }: { pedido: Loaded['pedidos'][number] }) {
  const { codigo, comprador, titulo, status, total, moeda, dataCadastro } = pedido
  return (
    <li>
      <Link
        to={codigo}
        className="text-ink flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-3 no-underline"
      >
        <span className="grid min-w-0 flex-1 basis-56 grid-cols-1">
          <span className="font-semibold wrap-break-word">{comprador.nome}</span>
          <span className="text-ink-muted text-sm wrap-break-word">{titulo}</span>
          <span className="text-ink-muted text-sm">{formatMoment(dataCadastro)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-3">
          <Tag tone={orderStatus[status].tone}>{orderStatus[status].text()}</Tag>
          <span className="font-semibold tabular-nums">{moneyOf(moeda).say(total)}</span>
        </span>
      </Link>
    </li>
  )
}
