import {
  liveStaffCalls,
  type Atendimento,
  type ConversaAtendimento,
  type IgrejaEquipe,
} from '@atrio/contract'
import { useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import { Talk } from './talk.tsx'

const EVERY = 2_500

type Mensagens = ConversaAtendimento['mensagens']

/** The room of the two, at the desk. */
export function Conversation({ igreja, hand }: { igreja: IgrejaEquipe; hand: Atendimento }) {
  const [mensagens, setMensagens] = useState<Mensagens>([])
  const params = { slug: igreja.slug, id: hand.id }
  useReading(params, setMensagens)
  return (
    <Talk
      mensagens={mensagens}
      label={m.live_hand_conversation({ nome: hand.nome ?? m.live_hand_nameless() })}
      empty={m.live_hand_said_nothing()}
      send={async (body) => {
        setMensagens((await api(liveStaffCalls.createMensagemAtendimento, { params, body })).mensagens)
      }}
    />
  )
}

/** Asks again every few seconds; what cannot be reached is asked again. */
function useReading({ slug, id }: { slug: string; id: number }, show: (mensagens: Mensagens) => void): void {
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return
      api(liveStaffCalls.getConversaAtendimento, { params: { slug, id } }).then(
        (answer) => show(answer.mensagens),
        () => {},
      )
    }
    ask()
    const timer = setInterval(ask, EVERY)
    return () => clearInterval(timer)
  }, [slug, id, show])
}
