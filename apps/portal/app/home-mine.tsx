import {
  checkoutCalls,
  eventsCalls,
  givingCalls,
  groupsCalls,
  readingPlansCalls,
  type CallResult,
} from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, formatInstant, type Locale } from '@atrio/rules'
import {
  HandCoins,
  Hourglass,
  ListChecks,
  NotebookPen,
  Ticket,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from './lib/paths.ts'
import { useCall } from './lib/personal/use-call.ts'
import { useMoney } from './money/format-money.ts'
import { m } from './paraglide/messages.js'
import { useChurch, useRootData } from './shell/church.ts'
import { useCan } from './shell/use-can.ts'

interface Next {
  to: string
  Icon: LucideIcon
  kind: string
  title: string
  detail: string
}

/** What is next for who is logged in: ticket, plan, gift, notes. The page keeps its place free (Decision 92). */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function HomeMine({ owner }: { owner: number }) {
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const money = useMoney()
  const [now] = useState(() => new Date())
  const mine = useMine(owner)
  if (!church || !mine) return null
  return (
    <ul className="home-mine-row">
      {nextOf(mine, { locale, now, money, timeZone: church.fusoHorario }).map(
        ({ to, Icon, kind, title, detail }) => (
          <li key={to}>
            <Link to={to} className="home-mine-tile">
              <Icon aria-hidden="true" />
              <span className="min-w-0">
                <span className="block truncate text-sm text-ink-muted">{kind}</span>
                <span className="block truncate font-semibold">{title}</span>
                <span className="block truncate text-sm text-ink-muted">{detail}</span>
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

interface Mine {
  pedidos: CallResult<typeof checkoutCalls.listPedidos>['pedidos']
  eventos: CallResult<typeof eventsCalls.listEventosUsuario>['eventos']
  assinaturas: CallResult<typeof readingPlansCalls.listAssinaturasLeitura>['assinaturas']
  recorrencias: CallResult<typeof givingCalls.listRecorrencias>['recorrencias']
  reunioes: CallResult<typeof groupsCalls.listMinhasReunioes>['reunioes']
}

/** Null until all have answered. What does not answer is left out: nobody came for an error. */
function useMine(id: number): Mine | null {
  const can = useCan()
  const request = { params: { id } }
  const gives = can(givingCalls.listRecorrencias)
  const meets = can(groupsCalls.listMinhasReunioes)
  const igreja = useChurch()?.id ?? 0
  const query = { aguardandoPagamento: 'true', limit: 1 } as const
  const pedidos = useCall(checkoutCalls.listPedidos, { ...request, query }, { fresh: true })
  const eventos = useCall(eventsCalls.listEventosUsuario, request, { keepOffline: true })
  const assinaturas = useCall(readingPlansCalls.listAssinaturasLeitura, request)
  const recorrencias = useCall(givingCalls.listRecorrencias, gives ? request : null)
  const reunioes = useCall(groupsCalls.listMinhasReunioes, meets ? { query: { igreja } } : null)
  const waits = [pedidos, eventos, assinaturas, gives && recorrencias, meets && reunioes].some(
    (loaded) => loaded && loaded.state === 'loading',
  )
  if (waits) return null
  return {
    pedidos: pedidos.data?.pedidos ?? [],
    eventos: eventos.data?.eventos ?? [],
    assinaturas: assinaturas.data?.assinaturas ?? [],
    recorrencias: recorrencias.data?.recorrencias ?? [],
    reunioes: reunioes.data?.reunioes ?? [],
  }
}

type Reader = { locale: Locale; now: Date; timeZone: string; money: (cents: number) => string }

function nextOf({ pedidos, eventos, assinaturas, recorrencias, reunioes }: Mine, reader: Reader): Next[] {
  const { locale, now, timeZone, money } = reader
  const pedido = pedidos.find(({ expiraEm }) => expiraEm !== null)
  const evento = eventos.find(({ dataFim }) => new Date(dataFim) > now)
  const assinatura = assinaturas.find(({ dataConclusao }) => dataConclusao === null)
  const gift = recorrencias.find(({ proximas }) => proximas.length > 0)
  const reuniao = reunioes.find(({ fim }) => new Date(fim) > now)
  const next: (Next | null | undefined)[] = [
    pedido && {
      to: paths.payment({ paymentCode: pedido.codigo }),
      Icon: Hourglass,
      kind: m.home_mine_pay(),
      title: pedido.titulo,
      detail: m.home_mine_pay_until({
        valor: money(pedido.total),
        quando: formatInstant(pedido.expiraEm!, 'dateTime', locale, timeZone),
      }),
    },
    evento && {
      to: paths.registrationTickets({ eventId: evento.id }),
      Icon: Ticket,
      kind: m.home_mine_ticket(),
      title: evento.nome,
      detail: formatInstant(evento.dataInicio, 'dateTime', locale, timeZone),
    },
    reuniao && {
      to: paths.group({ celulaId: reuniao.celula.id }),
      Icon: UsersRound,
      kind: m.home_mine_group(),
      title: reuniao.celula.nome,
      detail: formatInstant(reuniao.inicio, 'dateTime', locale, timeZone),
    },
    assinatura && {
      to: paths.readingPlan({ planUUID: assinatura.plano.uuid }, { subscriptionUuid: assinatura.uuid }),
      Icon: ListChecks,
      kind: m.home_mine_plan(),
      title: assinatura.plano.nome,
      detail: m.plans_day({
        dia: assinatura.primeiroNaoLido ?? assinatura.diasLidos,
        total: assinatura.plano.totalDias,
      }),
    },
    gift && {
      to: paths.myGiving(),
      Icon: HandCoins,
      kind: m.home_mine_gift(),
      title: `${gift.motivo.nome} · ${money(gift.valor)}`,
      detail: formatCivilDate(gift.proximas[0]!, 'weekday', locale),
    },
    {
      to: paths.notes(),
      Icon: NotebookPen,
      kind: m.home_mine_note(),
      title: m.notes_new(),
      detail: m.home_mine_note_detail(),
    },
  ]
  return next.filter((one) => one !== null && one !== undefined)
}
