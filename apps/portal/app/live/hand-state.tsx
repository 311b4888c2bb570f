import './hand.css'
import { buttonClass, LiveRegion } from '@atrio/ui'
import { BookOpenText, HandHeart } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { RoomChat } from './chat/room-chat.tsx'
import { useNow } from './use-now.ts'
import type { KeptHand } from './use-hand.ts'

/** After so long without anybody the church's prayer is offered as well. */
const WAITED_LONG = 3 * 60_000

/** Who waits sees when somebody is there, talks to them here, and is never left with nothing to do. */
export function HandState({ hand, nome }: KeptHand) {
  const church = useChurch()
  const now = useNow(hand.dataCadastro)
  const isWaiting = hand.estado === 'aberto' || hand.estado === 'sem_resposta'
  const waitedLong =
    hand.estado === 'sem_resposta' ||
    (isWaiting && now.getTime() - Date.parse(hand.dataCadastro) > WAITED_LONG)
  const isOver = hand.estado === 'concluido'
  const nomeAnfitriao = hand.anfitriao ?? church!.nome
  const there =
    hand.estado === 'encaminhado' ? m.live_hand_passed() : m.live_hand_there({ nome: nomeAnfitriao })
  const received = hand.tipo === 'oracao' ? m.live_hand_prayer_sent() : m.live_hand_sent()
  const said = isWaiting ? received : isOver ? m.live_hand_over() : there
  const isTalking = !isWaiting && hand.sala !== null
  return (
    <div className="flex flex-1 flex-col gap-4">
      <LiveRegion>{said}</LiveRegion>
      <p className={isTalking && !isOver ? 'sr-only' : 'text-lg'} aria-hidden="true">
        {said}
      </p>
      {isWaiting && hand.tipo === 'conversa' && (
        <p className="text-ink-muted">
          {hand.estado === 'sem_resposta'
            ? m.live_hand_nobody()
            : waitedLong
              ? m.live_hand_slow()
              : m.live_hand_wait()}
        </p>
      )}
      {isTalking && (
        <div className="live-hand-room">
          <RoomChat
            codigo={hand.sala!}
            titulo={isOver ? nomeAnfitriao : there}
            nome={nome || m.chat_guest()}
            entrar
            moderar={false}
            embedded
          />
        </div>
      )}
      {hand.tipo === 'passo' && (
        <a
          className={buttonClass({ variant: 'outline', className: 'self-start' })}
          href={paths.readingPlans()}
          target="_blank"
          rel="noopener"
        >
          <BookOpenText aria-hidden="true" />
          {m.live_hand_plan()}
        </a>
      )}
      {(waitedLong || hand.tipo === 'oracao') && church!.modulos.includes('MOD_MURAL_ORACAO') && (
        <a
          className={buttonClass({ variant: 'outline', className: 'self-start' })}
          href={paths.prayerNew()}
          target="_blank"
          rel="noopener"
        >
          <HandHeart aria-hidden="true" />
          {m.live_hand_wall()}
        </a>
      )}
    </div>
  )
}
