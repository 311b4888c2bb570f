import type { InscricaoEvento } from '@atrio/contract'
import { formatCivilDate, isIsoDate } from '@atrio/rules'
import { Button, buttonClass, Tag, VisuallyHidden } from '@atrio/ui'
import { BookOpen, Maximize2, Send } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { QrCode } from '../lib/qr-code.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type TicketCardProps = {
  eventId: number
  inscricao: InscricaoEvento
  place: { number: number; total: number }
  onOpen: () => void
}

const tones = { ativa: 'ok', pendente: 'warn', cancelada: 'bad' } as const

/** One ticket as it would lie in a wallet. What is not paid has no code to show, and says what is missing. */
export function TicketCard({ eventId, inscricao, place, onOpen }: TicketCardProps) {
  const { id, codigo, situacao, participante, ingresso, qrCode, respostas, podeTransferir } = inscricao
  const words = { ativa: m.tickets_active(), pendente: m.tickets_pending(), cancelada: m.tickets_cancelled() }
  return (
    <li className="ticket card">
      <div className="flex items-start justify-between gap-3 p-5 pb-3">
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">{m.tickets_place(place)}</p>
          <h2 className="text-xl">{ingresso.nome}</h2>
          {participante && <p className="break-words">{participante}</p>}
        </div>
        <Tag tone={tones[situacao]}>{words[situacao]}</Tag>
      </div>
      {qrCode ? (
        <div className="ticket-code">
          <QrCode className="ticket-qr" text={qrCode} label={m.tickets_qr({ codigo })} />
          <p className="ticket-letters">{codigo}</p>
        </div>
      ) : (
        <p className="px-5 text-ink-muted">
          {situacao === 'pendente' ? m.tickets_pending_detail() : m.tickets_cancelled_detail()}
        </p>
      )}
      {respostas.length > 0 && (
        <dl className="px-5 text-sm">
          {respostas.map(({ rotulo, valor }) => (
            <div key={rotulo} className="flex gap-2">
              <dt className="text-ink-muted">{rotulo}</dt>
              <dd className="min-w-0 break-words">
                {isIsoDate(valor) ? formatCivilDate(valor, 'short', getLocale()) : valor}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="flex flex-wrap gap-3 p-5 pt-3">
        {qrCode && (
          <Button variant="outline" icon={<Maximize2 aria-hidden="true" />} onClick={onOpen}>
            {m.tickets_full_screen()}
          </Button>
        )}
        {situacao === 'ativa' && ingresso.flagConteudoExclusivo && (
          <Link
            className={buttonClass({ variant: 'outline' })}
            to={paths.ticketContents({ eventId, ticketId: id })}
          >
            <BookOpen aria-hidden="true" />
            {m.tickets_contents()}
          </Link>
        )}
        {podeTransferir && (
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={paths.ticketTransfer({ eventId, ticketId: id })}
          >
            <Send aria-hidden="true" />
            {m.tickets_transfer()}
            <VisuallyHidden>: {m.tickets_place(place)}</VisuallyHidden>
          </Link>
        )}
      </p>
    </li>
  )
}
