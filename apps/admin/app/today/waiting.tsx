import type { IgrejaEquipe, Pendencia, ResourceName } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { ChevronRight, CircleCheck, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { kindNames } from '../content/kind-names.ts'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'

/** What it is, and where it is done: here, or on a page of the portal still. */
const kinds: Record<
  Pendencia['tipo'],
  { label: (input: { count: number }) => string } & (
    | { here: string | ((registro: NonNullable<Pendencia['registro']>) => string) }
    | { path: string }
  )
> = {
  celulas: { label: m.waiting_groups, here: 'grupos' },
  oracoes: { label: m.waiting_prayers, here: 'oracao' },
  denuncias: { label: m.waiting_reports, here: 'oracao?situacao=denunciada' },
  oracaoReservada: { label: m.waiting_private, path: '/prayer/desk/care' },
  pagamentos: { label: m.waiting_payments, here: 'dinheiro?status=aguardando' },
  devolucoes: { label: m.waiting_refunds, here: 'dinheiro?devolucao=falhou' },
  cobrancas: { label: m.waiting_charges, here: 'dinheiro?cobranca=falhou' },
  maos: { label: m.waiting_hands, here: 'conversas' },
  chavePix: { label: m.waiting_pix_key, here: 'ajustes/pagamento' },
  mudancas: { label: m.waiting_changes, here: placeOf },
  contaPagamento: { label: m.waiting_account, here: 'ajustes/pagamento' },
  fatoresPerdidos: { label: m.waiting_lost, here: 'equipe' },
}

/** What waits for whoever came in, longest first. */
export function Waiting({ pendencias, igreja }: { pendencias: readonly Pendencia[]; igreja: IgrejaEquipe }) {
  if (pendencias.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title={m.nothing_waits()}>
        {m.nothing_waits_detail()}
      </EmptyState>
    )
  }
  return (
    <ul className="ruled">
      {pendencias.map((one) => (
        <Line key={one.tipo} pendencia={one} igreja={igreja} />
      ))}
    </ul>
  )
}

function Line({ pendencia, igreja }: { pendencia: Pendencia; igreja: IgrejaEquipe }) {
  const { tipo, quantidade, desde, registro } = pendencia
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
        <Link
          to={`/${igreja.codigo}/${typeof place.here === 'string' ? place.here : place.here(registro!)}`}
          className={look}
        >
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

/** A record's own page: events have theirs elsewhere. */
function placeOf({ nome, id }: NonNullable<Pendencia['registro']>): string {
  return nome === 'evento' ? `agenda/eventos/${id}` : `conteudo/${kindNames[nome as ResourceName].path}/${id}`
}
