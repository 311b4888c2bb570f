import type { CallResult, IgrejaEquipe, ordersCalls } from '@atrio/contract'
import { EmptyState, Tag } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useLoaderData, useOutletContext, useSearchParams } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { moneyOf } from '../lib/money.ts'
import { Pages } from '../lib/pages.tsx'
import { SearchForm } from '../lib/search-form.tsx'
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
  const narrowed =
    (search.get('devolucao') === 'falhou' && m.orders_failed_only()) ||
    (search.get('cobranca') === 'falhou' && m.orders_uncharged_only())
  const states = Object.entries(orderStatus).map(([value, { text }]) => ({ value, label: text() }))
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <MoneyHead />
      <SearchForm
        key={search.toString()}
        search={search}
        label={m.orders_search()}
        state={{ name: 'status', label: m.orders_status(), any: m.orders_status_any(), options: states }}
      >
        {narrowed && (
          <p>
            <Tag tone="warn">{narrowed}</Tag>
          </p>
        )}
      </SearchForm>
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
