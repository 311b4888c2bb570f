import './events.css'
import { eventsCalls as calls, type Espera } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { buttonClass, EmptyState, VisuallyHidden } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { TellMe } from '../lib/push/tell-me.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { usePrice } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { ConfirmTurn } from './confirm-turn.tsx'
import { AcceptTurn, LeaveTurn } from './waiting-turn-ways.tsx'
import { HydrateFallback } from './tickets-page.tsx'

export { clientLoader, meta } from './waiting-page.tsx'
export { HydrateFallback }

/** One turn on a waiting list, by its code: where it stands, what is offered, and the way out (Decision 82). */
export default function WaitingTurnPage() {
  const { codigo = '' } = useParams()
  const loaded = useCall(calls.getEspera, { params: { codigo } }, { fresh: true })
  return (
    <LoadedContent
      of={loaded}
      loading={<HydrateFallback />}
      missing={
        <EmptyState level={1} icon={<SearchX />} title={m.events_wait_unknown()}>
          {m.code_not_found_detail()}
        </EmptyState>
      }
    >
      {({ espera }) => <Turn espera={espera} reload={loaded.again} />}
    </LoadedContent>
  )
}

function Turn({ espera, reload }: { espera: Espera; reload: () => void }) {
  const { evento, ingresso, quantidade, situacao, posicao } = espera
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const price = usePrice()
  const when = (instant: string) => formatInstant(instant, 'dateTime', locale, timeZone)
  const active = ['a_confirmar', 'aguardando', 'oferecida'].includes(situacao)
  return (
    <div className="tool stack max-w-xl gap-6">
      <header>
        <BackLink to={paths.event({ eventId: evento.id })}>{evento.nome}</BackLink>
        <h1>{titleOf(espera)}</h1>
        <p className="mt-2 text-lg text-ink-muted">{detailOf(espera, when)}</p>
      </header>
      {posicao !== null && (
        <p className="flex items-baseline gap-3">
          <VisuallyHidden>{m.events_wait_position({ posicao })}</VisuallyHidden>
          <span aria-hidden="true" className="text-4xl font-semibold tabular-nums">
            {m.events_wait_place({ posicao })}
          </span>
          <span aria-hidden="true" className="text-ink-muted">
            {m.events_wait_in_line()}
          </span>
        </p>
      )}
      <dl className="grid gap-2 border-t border-line pt-4">
        <Fact label={m.events_wait_ticket()}>
          {quantidade} × {ingresso.nome}
        </Fact>
        {ingresso.valor !== null && <Fact label={m.events_wait_price()}>{price(ingresso.valor)}</Fact>}
        <Fact label={m.events_when()}>{when(evento.dataInicio)}</Fact>
      </dl>
      {situacao === 'a_confirmar' && <ConfirmTurn espera={espera} />}
      {situacao === 'oferecida' && <AcceptTurn espera={espera} reload={reload} />}
      {(situacao === 'perdida' || situacao === 'desistiu') && (
        <Link
          className={buttonClass()}
          to={paths.eventWaiting({ eventId: evento.id }, { ingresso: ingresso.id })}
        >
          {m.events_wait_again()}
        </Link>
      )}
      {situacao === 'aceita' && (
        <Link className={buttonClass()} to={paths.eventTickets({ eventId: evento.id })}>
          {m.events_wait_go_on()}
        </Link>
      )}
      {situacao === 'aguardando' && <TellMe question={m.push_tell_waiting()} />}
      {active && <LeaveTurn codigo={espera.codigo} />}
    </div>
  )
}

function titleOf({ situacao }: Espera): string {
  const titles = {
    a_confirmar: m.events_wait_confirm,
    aguardando: m.events_wait_waiting,
    oferecida: m.events_wait_offered,
    aceita: m.events_wait_taken,
    perdida: m.events_wait_lost,
    desistiu: m.events_wait_left,
  }
  return titles[situacao]()
}

function detailOf({ situacao, ofertaExpiraEm }: Espera, when: (instant: string) => string): string {
  if (ofertaExpiraEm && situacao === 'oferecida')
    return m.events_wait_offered_detail({ date: when(ofertaExpiraEm) })
  const details = {
    a_confirmar: m.events_wait_confirm_detail,
    aguardando: m.events_wait_waiting_detail,
    oferecida: m.events_wait_waiting_detail,
    aceita: m.events_wait_taken_detail,
    perdida: m.events_wait_lost_detail,
    desistiu: m.events_wait_left_detail,
  }
  return details[situacao]()
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
