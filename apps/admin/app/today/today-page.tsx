import type { CallResult, IgrejaEquipe, Pendencia, staffTeamCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { useLoaderData, useOutletContext } from 'react-router'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'

type Hoje = CallResult<(typeof staffTeamCalls)['getHojeEquipe']>

/** What it is, and the page of the portal on which it is done today. */
const kinds: Record<Pendencia['tipo'], { label: (input: { count: number }) => string; path: string }> = {
  celulas: { label: m.waiting_groups, path: '/groups/desk' },
  oracoes: { label: m.waiting_prayers, path: '/prayer/desk' },
  denuncias: { label: m.waiting_reports, path: '/prayer/desk?situacao=denunciada' },
  oracaoReservada: { label: m.waiting_private, path: '/prayer/desk/care' },
  pagamentos: { label: m.waiting_payments, path: '/orders?status=aguardando' },
  devolucoes: { label: m.waiting_refunds, path: '/orders' },
}

/** What waits for whoever came in, longest first. */
export function TodayPage() {
  const hoje = useLoaderData<Hoje | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.today(), igreja.nome)
  if (!hoje) return null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <h1>{m.today()}</h1>
      {hoje.pendencias.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={m.nothing_waits()}>
          {m.nothing_waits_detail()}
        </EmptyState>
      ) : (
        <section aria-labelledby="waiting" className="grid grid-cols-1 gap-3">
          <h2 id="waiting" className="text-lg">
            {m.waiting()}
          </h2>
          <ul className="ruled">
            {hoje.pendencias.map((one) => (
              <Waiting key={one.tipo} pendencia={one} portal={igreja.portal} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Waiting({ pendencia, portal }: { pendencia: Pendencia; portal: string }) {
  const { tipo, quantidade, desde } = pendencia
  const { label, path } = kinds[tipo]
  return (
    <li>
      <a
        href={portal + path}
        className="text-ink flex min-h-14 items-center gap-3 py-2 no-underline hover:underline"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold wrap-break-word">{label({ count: quantidade })}</span>
          <span className="text-ink-muted text-sm">{m.waiting_since({ age: formatAge(desde) })}</span>
        </span>
        <span className="sr-only">({m.on_portal()})</span>
        <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
      </a>
    </li>
  )
}
