import { checkoutCalls, eventsCalls, type Pedido } from '@atrio/contract'
import { Button, buttonClass, Picture } from '@atrio/ui'
import { CalendarDays, CalendarPlus, Download, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../lib/session/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { TellMe } from '../../lib/push/tell-me.tsx'
import { QrCode } from '../../lib/qr-code.tsx'
import { useCall } from '../../lib/personal/use-call.ts'
import { usePdf } from '../../money/use-pdf.ts'
import { m } from '../../paraglide/messages.js'
import { ShareButton } from '../../reader/share-button.tsx'
import { useRootData } from '../../shell/church.ts'
import type { OrderProps } from './kind.ts'

/** The event, when and where, and the codes for the door. */
export function TicketsBought({ pedido, userId, write }: OrderProps) {
  const { evento, codigo } = pedido
  const root = useRootData()
  if (!evento) return null
  return (
    <section aria-labelledby="bought" className="grid grid-cols-1 gap-4">
      <Picture
        src={evento.imagem?.url ?? null}
        alt={evento.imagem?.alt ?? ''}
        seed={`evento ${evento.nome}`}
        ratio={evento.imagem ? '16/9' : '21/9'}
        className="rounded-lg"
        priority
      />
      <h2 id="bought" className="text-2xl">
        {evento.nome}
      </h2>
      <ul className="grid gap-2">
        <li className="flex items-start gap-3">
          <CalendarDays aria-hidden="true" className="mt-1 size-5 flex-none text-link" />
          {write.when(evento.dataInicio)}
        </li>
        <li className="flex items-start gap-3">
          <MapPin aria-hidden="true" className="mt-1 size-5 flex-none text-link" />
          <span className="min-w-0 break-words">
            {evento.flagOnline
              ? m.checkout_done_online()
              : [evento.local, evento.endereco].filter(Boolean).join(', ')}
          </span>
        </li>
      </ul>
      {userId !== null && <Codes pedido={pedido} evento={evento} userId={userId} />}
      <div className="print:hidden">
        <TellMe question={m.push_tell_event()} />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a className={buttonClass({ variant: 'outline' })} href={paths.eventCalendar({ eventId: evento.id })}>
          <CalendarPlus aria-hidden="true" />
          {m.checkout_done_calendar()}
        </a>
        {userId !== null && <TicketsPdf id={userId} codigo={codigo} />}
        <ShareButton url={(root?.origin ?? '') + paths.event({ eventId: evento.id })} title={evento.nome} />
      </div>
    </section>
  )
}

/** Where the tickets are from now on. */
export function TicketsOnwards({ pedido: { evento } }: { pedido: Pedido }) {
  return (
    evento && (
      <Link to={paths.registrationTickets({ eventId: evento.id })} className={buttonClass()}>
        {m.checkout_see_tickets()}
      </Link>
    )
  )
}

/** The codes that the door reads, of this order alone. */
function Codes({ pedido, evento, userId }: { pedido: Pedido; evento: { id: number }; userId: number }) {
  const { data } = useCall(
    eventsCalls.listInscricoes,
    { params: { id: userId, idEvento: evento.id } },
    { fresh: true },
  )
  if (!data) return null
  const own = new Set(pedido.inscricoes.map(({ id }) => id))
  const tickets = data.inscricoes.filter(({ id, qrCode }) => own.has(id) && qrCode !== null)
  if (tickets.length === 0) return null
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4"
      aria-label={m.checkout_done_codes()}
    >
      {tickets.map(({ id, qrCode, codigo, ingresso, participante }) => (
        <li key={id} className="grid justify-items-center gap-1 text-center">
          <QrCode className="w-full max-w-40 rounded-lg" text={qrCode!} label={m.tickets_qr({ codigo })} />
          <span className="ticket-letters font-mono">{codigo}</span>
          <span className="text-sm break-words text-ink-muted">
            {[ingresso.nome, participante].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function TicketsPdf(params: { id: number; codigo: string }) {
  const { busy, save } = usePdf(m.checkout_done_pdf_failed)
  return (
    <Button
      variant="outline"
      loading={busy}
      icon={<Download aria-hidden="true" />}
      onClick={() => void save(() => api(checkoutCalls.getIngressosPdf, { params }))}
    >
      {m.checkout_done_pdf()}
    </Button>
  )
}
