import { liveCalls, type AtendimentoProprio } from '@atrio/contract'
import { buttonClass, LiveRegion } from '@atrio/ui'
import { BookOpenText, HandHeart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../lib/paths.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

const EVERY = 4_000
/** After so long without anybody the church's prayer is offered as well. */
const WAITED_LONG = 3 * 60_000

/** Who waits sees when somebody is there, and is never left with nothing to do. */
export function HandState({
  hand,
  onChange,
}: {
  hand: AtendimentoProprio
  onChange: (hand: AtendimentoProprio) => void
}) {
  const church = useChurch()
  const slug = church!.slug
  const [now, setNow] = useState(0)
  const isWaiting = hand.estado === 'aberto' || hand.estado === 'sem_resposta'
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (document.hidden) return
      api(liveCalls.getAtendimento, { params: { slug, codigo: hand.codigo } }).then(
        ({ atendimento }) => onChange(atendimento),
        () => {},
      )
    }, EVERY)
    return () => clearInterval(timer)
  }, [slug, hand.codigo, onChange])
  const waitedLong = isWaiting && now - Date.parse(hand.dataCadastro) > WAITED_LONG
  const said = isWaiting ? m.live_hand_sent() : m.live_hand_there({ nome: hand.anfitriao ?? church!.nome })
  return (
    <div className="flex flex-col gap-4">
      <LiveRegion>{said}</LiveRegion>
      <p className="text-lg" aria-hidden="true">
        {said}
      </p>
      {isWaiting && hand.tipo === 'conversa' && <p className="text-ink-muted">{m.live_hand_wait()}</p>}
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
          {m.live_ask_prayer()}
        </a>
      )}
    </div>
  )
}
