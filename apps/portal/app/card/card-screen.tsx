import type { Carteirinha } from '@atrio/contract'
import { Avatar, Dialog } from '@atrio/ui'
import { QrCode } from '../lib/qr-code.tsx'
import { useWakeLock } from '../lib/use-wake-lock.ts'
import { m } from '../paraglide/messages.js'

type CardScreenProps = {
  card: Carteirinha
  photo: string | null
  /** When the church confirmed it last, where that is too long ago for its code. */
  old: string | null
  onClose: () => void
}

/** The card held up to somebody: photo, name and a code as large as the screen allows, which stays awake. */
export function CardScreen({ card, photo, old, onClose }: CardScreenProps) {
  const awake = useWakeLock()
  const { nome, numero, funcao, igreja, qrCode } = card
  return (
    <Dialog
      open
      onClose={onClose}
      title={igreja.nome}
      description={m.card_title()}
      closeLabel={m.close()}
      size="full"
      bright
      className="card-screen"
    >
      <div className="card-screen-person">
        <Avatar name={nome} src={photo} size="xl" />
        <div className="min-w-0">
          <p className="text-2xl font-semibold break-words">{nome}</p>
          <p className="text-ink-muted">
            {[funcao, `${m.card_numero()} ${numero}`].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {qrCode && <QrCode className="card-screen-qr" text={qrCode} label={m.card_qr({ nome })} />}
      {old && (
        <p role="status" className="text-center font-semibold">
          {m.card_offline({ moment: old })}
        </p>
      )}
      <p className="text-center text-sm text-ink-muted">
        {m.card_bright()} {awake ? m.card_awake() : m.card_may_sleep()}
      </p>
    </Dialog>
  )
}
