import type { AtendimentoProprio } from '@atrio/contract'
import { Button, LiveRegion } from '@atrio/ui'
import { Hand, HandHeart, MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { useHand } from './use-hand.ts'

const loadSheet = () => import('./hand-sheet.tsx')
const HandSheet = lazy(loadSheet)
// What cannot be loaded now is asked for again when it is opened.
const soon = () => void loadSheet().catch(() => {})

export type RaiseHandProps = {
  transmissaoId: number
  idMomento?: number | undefined
  /** What is chosen before they choose. */
  tipo?: AtendimentoProprio['tipo']
  label: string
}

/** The moment to commit to Jesus (Spec §1): anybody may raise a hand, whoever they are. Once somebody is there it says so. */
export function RaiseHand({ transmissaoId, idMomento, tipo = 'conversa', label }: RaiseHandProps) {
  const [open, setOpen] = useState(false)
  const { kept, keep } = useHand({ transmissaoId, idMomento }, open)
  const church = useChurch()
  const isTalking = kept?.hand.sala && kept.hand.estado !== 'concluido'
  // Who administers several churches may have no name in this one.
  const host = isTalking ? (kept.hand.anfitriao ?? church!.nome) : null
  const Icon = host ? MessagesSquare : tipo === 'oracao' ? HandHeart : Hand
  const said = host ? m.live_hand_talk_now({ nome: host }) : ''
  return (
    <>
      <Button
        variant={said ? 'primary' : undefined}
        icon={<Icon aria-hidden="true" />}
        className="self-start"
        aria-haspopup="dialog"
        onPointerEnter={soon}
        onFocus={soon}
        onClick={() => setOpen(true)}
      >
        {said || label}
      </Button>
      <LiveRegion>{open ? '' : said}</LiveRegion>
      {open && (
        <Suspense>
          <HandSheet
            transmissaoId={transmissaoId}
            idMomento={idMomento}
            tipo={tipo}
            title={label}
            kept={kept}
            keep={keep}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
