import type { AssinanteEquipe, CallResult, IgrejaEquipe, subscriptionsStaffCalls } from '@atrio/contract'
import { EmptyState, Tag } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useLoaderData, useOutletContext, useSearchParams } from 'react-router'
import { moneyOf } from '../lib/money.ts'
import { Pages } from '../lib/pages.tsx'
import { SearchForm } from '../lib/search-form.tsx'
import { MoneyHead } from '../money/money-head.tsx'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { Figures } from './figures.tsx'
import { day, etapaWords, rhythmOf } from './words.ts'

type Calls = typeof subscriptionsStaffCalls
type Loaded = {
  lista: CallResult<Calls['listAssinantesEquipe']>
  numeros: CallResult<Calls['getNumerosAssinaturas']>
}

const AT_ONCE = 20

/** Who subscribes to Play, and how many did over the year. */
export function SubscribersPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [search] = useSearchParams()
  usePageTitle(m.sub_subscribers(), igreja.nome)
  if (!loaded) return null
  const { assinantes, total } = loaded.lista
  const page = Number(search.get('page') ?? 1)
  const states = Object.entries(etapaWords).map(([value, { text }]) => ({ value, label: text() }))
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <MoneyHead />
      <Figures numeros={loaded.numeros} />
      <SearchForm
        key={search.toString()}
        search={search}
        label={m.sub_search()}
        state={{ name: 'etapa', label: m.sub_state(), any: m.sub_state_any(), options: states }}
      />
      {assinantes.length === 0 ? (
        <EmptyState icon={<SearchX />} title={m.sub_none_title()}>
          {m.sub_none()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="text-ink-muted text-sm">
            {m.sub_count({ count: total })}
          </p>
          <ul className="ruled">
            {assinantes.map((assinante) => (
              <Row key={assinante.codigo} assinante={assinante} />
            ))}
          </ul>
        </>
      )}
      <Pages hasMore={page * AT_ONCE < total} />
    </div>
  )
}

function Row({ assinante }: { assinante: AssinanteEquipe }) {
  const { codigo, nome, email, plano, valor, moeda, meses, proximaCobranca, etapa } = assinante
  const due = etapa === 'em_atraso' ? m.sub_was_due : m.sub_next
  return (
    <li>
      <Link
        to={codigo}
        className="text-ink flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-3 no-underline"
      >
        <span className="grid min-w-0 flex-1 basis-56 grid-cols-1">
          <span className="font-semibold wrap-anywhere">{nome}</span>
          <span className="text-ink-muted text-sm wrap-anywhere">{email}</span>
          <span className="text-ink-muted text-sm wrap-anywhere">
            {plano} · {moneyOf(moeda).say(valor)} {rhythmOf(meses)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-3">
          {proximaCobranca && (
            <span className="text-ink-muted text-sm tabular-nums">{due({ data: day(proximaCobranca) })}</span>
          )}
          <EtapaTag assinante={assinante} />
        </span>
      </Link>
    </li>
  )
}

export function EtapaTag({ assinante: { etapa, flagCancelarNoFim } }: { assinante: AssinanteEquipe }) {
  const { tone, text } = etapaWords[etapa]
  return (
    <Tag tone={flagCancelarNoFim && etapa === 'ativa' ? 'plain' : tone}>
      {flagCancelarNoFim && etapa === 'ativa' ? m.sub_state_ends() : text()}
    </Tag>
  )
}
