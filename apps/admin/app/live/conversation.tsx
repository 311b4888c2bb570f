import { liveStaffCalls, type Atendimento, type IgrejaEquipe } from '@atrio/contract'
import { useCallback } from 'react'
import { api } from '../lib/api.ts'
import { useWatched } from '../lib/use-watched.ts'
import { m } from '../paraglide/messages.js'
import { Talk } from './talk.tsx'

const EVERY = 2_500

/** The room of the two, at the desk. */
export function Conversation({ igreja, hand }: { igreja: IgrejaEquipe; hand: Atendimento }) {
  const { slug } = igreja
  const { id } = hand
  const ask = useCallback(
    () => api(liveStaffCalls.getConversaAtendimento, { params: { slug, id } }),
    [slug, id],
  )
  const { answer, show } = useWatched(ask, EVERY)
  return (
    <Talk
      mensagens={answer?.mensagens ?? []}
      label={m.live_hand_conversation({ nome: hand.nome ?? m.live_hand_nameless() })}
      empty={m.live_hand_said_nothing()}
      send={async (body) =>
        show(await api(liveStaffCalls.createMensagemAtendimento, { params: { slug, id }, body }))
      }
    />
  )
}
