import type { InscricaoEvento } from '@atrio/contract'
import { Button, Dialog } from '@atrio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { QrCode } from '../lib/qr-code.tsx'
import { useWakeLock } from '../lib/use-wake-lock.ts'
import { m } from '../paraglide/messages.js'

type TicketScreenProps = {
  inscricoes: readonly InscricaoEvento[]
  evento: string
  /** Which is on show; null for none. */
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
}

/** A ticket as large as the screen allows, for the reader at the door; the screen stays awake meanwhile. */
export function TicketScreen({ inscricoes, evento, index, onMove, onClose }: TicketScreenProps) {
  const shown = index === null ? undefined : inscricoes[index]
  useWakeLock(shown !== undefined)
  return (
    <Dialog
      open={shown !== undefined}
      onClose={onClose}
      title={evento}
      closeLabel={m.close()}
      size="lg"
      className="ticket-screen"
      actions={
        inscricoes.length > 1 &&
        index !== null && (
          <>
            <Button
              variant="outline"
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              {m.tickets_previous()}
            </Button>
            <Button
              variant="outline"
              icon={<ChevronRight aria-hidden="true" />}
              disabled={index === inscricoes.length - 1}
              onClick={() => onMove(index + 1)}
            >
              {m.tickets_following()}
            </Button>
          </>
        )
      }
    >
      {shown?.qrCode && index !== null && (
        <div className="ticket-code" aria-live="polite">
          <p>{m.tickets_place({ number: index + 1, total: inscricoes.length })}</p>
          <QrCode className="ticket-qr" text={shown.qrCode} label={m.tickets_qr({ codigo: shown.codigo })} />
          <p className="ticket-letters">{shown.codigo}</p>
          <p>{[shown.participante, shown.ingresso.nome].filter(Boolean).join(' · ')}</p>
          <p className="text-sm text-ink-muted">{m.tickets_bright()}</p>
        </div>
      )}
    </Dialog>
  )
}
