import type { CallResult, IgrejaEquipe, Pendencia, staffTeamCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { ChevronRight, CircleCheck, ExternalLink } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { CreateLinks } from './create-links.tsx'
import { useFresh } from './use-fresh.ts'
import { Week } from './week.tsx'

type Hoje = CallResult<(typeof staffTeamCalls)['getHojeEquipe']>

/** What it is, and where it is done: here, or on a page of the portal still. */
const kinds: Record<
  Pendencia['tipo'],
  { label: (input: { count: number }) => string } & ({ here: string } | { path: string })
> = {
  celulas: { label: m.waiting_groups, here: 'grupos' },
  oracoes: { label: m.waiting_prayers, path: '/prayer/desk' },
  denuncias: { label: m.waiting_reports, path: '/prayer/desk?situacao=denunciada' },
  oracaoReservada: { label: m.waiting_private, path: '/prayer/desk/care' },
  pagamentos: { label: m.waiting_payments, here: 'dinheiro?status=aguardando' },
  devolucoes: { label: m.waiting_refunds, here: 'dinheiro?devolucao=falhou' },
  chavePix: { label: m.waiting_pix_key, here: 'ajustes/pagamento' },
}

/** What waits for whoever came in, longest first. */
export function TodayPage() {
  const hoje = useLoaderData<Hoje | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.today(), igreja.nome)
  useFresh()
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
              <Waiting key={one.tipo} pendencia={one} igreja={igreja} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="create" className="grid grid-cols-1 gap-3">
        <h2 id="create" className="text-lg">
          {m.create()}
        </h2>
        <CreateLinks igreja={igreja} />
      </section>
      <Week semana={hoje.semana} />
    </div>
  )
}

function Waiting({ pendencia, igreja }: { pendencia: Pendencia; igreja: IgrejaEquipe }) {
  const { tipo, quantidade, desde } = pendencia
  const { label, ...place } = kinds[tipo]
  const look = 'text-ink flex min-h-14 items-center gap-3 py-2 no-underline hover:underline'
  const words = (
    <span className="grid min-w-0 flex-1">
      <span className="font-semibold wrap-break-word">{label({ count: quantidade })}</span>
      <span className="text-ink-muted text-sm">{m.waiting_since({ age: formatAge(desde) })}</span>
    </span>
  )
  return (
    <li>
      {'here' in place ? (
        <Link to={`/${igreja.codigo}/${place.here}`} className={look}>
          {words}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      ) : (
        <a href={igreja.portal + place.path} className={look}>
          {words}
          <span className="sr-only">({m.on_portal()})</span>
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
        </a>
      )}
    </li>
  )
}
