import { checkoutCalls, eventsCalls, readingPlansCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { ChevronRight, Hourglass, ListChecks, QrCode, type LucideIcon } from 'lucide-react'
import { buttonClass } from '@atrio/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useMoney } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

interface Next {
  to: string
  Icon: LucideIcon
  kind: string
  title: string
  detail: string
  /** What is to be done, where it is more than to be looked at. */
  action?: string
}

/** What comes next, one touch away: what waits for money, else the code of a ticket, else the day of a reading plan; nothing where there is neither. */
export function NextThing({ owner }: { owner: number }) {
  const next = useNext(owner)
  if (!next) return null
  const { to, Icon, kind, title, detail, action } = next
  return (
    <section
      aria-labelledby="account-next"
      className="card relative mb-6 flex flex-row items-center gap-4 p-5"
    >
      <Icon aria-hidden="true" className="size-10 flex-none text-link" />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-muted">{kind}</p>
        <h2 id="account-next" className="text-xl break-words">
          {action ? (
            title
          ) : (
            <Link to={to} className="text-ink no-underline after:absolute after:inset-0">
              {title}
            </Link>
          )}
        </h2>
        <p className="text-ink-muted">{detail}</p>
        {action && (
          <p className="mt-3">
            <Link to={to} className={buttonClass()}>
              {action}
            </Link>
          </p>
        )}
      </div>
      {!action && <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />}
    </section>
  )
}

function useNext(id: number): Next | null {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const money = useMoney()
  const request = { params: { id } }
  const events = useCall(eventsCalls.listEventosUsuario, request, { keepOffline: true })
  const unpaid = useCall(checkoutCalls.listPedidos, { ...request, query: waitsForMoney }, { fresh: true })
  const plans = useCall(readingPlansCalls.listAssinaturasLeitura, request)
  const [now] = useState(() => new Date())
  // What then pushes away another thing would be pressed by mistake.
  if (unpaid.state === 'loading' || events.state === 'loading') return null
  const pedido = unpaid.data?.pedidos[0]
  if (pedido?.expiraEm) {
    return {
      to: paths.payment({ paymentCode: pedido.codigo }),
      Icon: Hourglass,
      kind: m.home_mine_pay(),
      title: pedido.titulo,
      detail: m.home_mine_pay_until({
        valor: money(pedido.total),
        quando: formatInstant(pedido.expiraEm, 'dateTime', locale, timeZone),
      }),
      action: m.home_mine_pay_action(),
    }
  }
  const evento = events.data?.eventos.find(({ dataFim }) => new Date(dataFim) > now)
  if (evento) {
    return {
      to: paths.registrationTickets({ eventId: evento.id }),
      Icon: QrCode,
      kind: m.tickets_next_tile(),
      title: evento.nome,
      detail: formatInstant(evento.dataInicio, 'dateTime', locale, timeZone),
    }
  }
  const reading = plans.data?.assinaturas.find(({ dataConclusao }) => dataConclusao === null)
  if (!reading) return null
  return {
    to: paths.readingPlan({ planUUID: reading.plano.uuid }, { subscriptionUuid: reading.uuid }),
    Icon: ListChecks,
    kind: m.home_mine_plan(),
    title: reading.plano.nome,
    detail: m.plans_day({
      dia: reading.primeiroNaoLido ?? reading.diasLidos,
      total: reading.plano.totalDias,
    }),
  }
}

const waitsForMoney = { aguardandoPagamento: 'true', limit: 1 } as const
