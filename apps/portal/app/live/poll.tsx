import { liveCalls } from '@atrio/contract'
import { classNames, useToasts } from '@atrio/ui'
import { useState, type CSSProperties } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { deviceKey } from './device.ts'
import type { ShownMoment } from './moment-feed.ts'

/** Answers to choose from; with a choice the others' are shown, and it may be changed. */
export function Poll({ momento, transmissaoId }: { momento: ShownMoment; transmissaoId: number }) {
  const church = useChurch()
  const { show } = useToasts()
  const [chosen, setChosen] = useState<number | null>(null)
  const [votos, setVotos] = useState(momento.votos)
  const total = votos.reduce((sum, count) => sum + count, 0)
  const choose = async (opcao: number) => {
    try {
      const answer = await api(liveCalls.votarMomento, {
        params: { slug: church!.slug, id: transmissaoId, idMomento: momento.id },
        body: { opcao, chave: deviceKey() },
      })
      setVotos(answer.votos)
      setChosen(opcao)
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
  }
  return (
    <ul className="live-poll" aria-label={momento.texto}>
      {momento.opcoes.map((opcao, index) => {
        const share = total > 0 ? Math.round(((votos[index] ?? 0) / total) * 100) : 0
        return (
          <li key={opcao}>
            <button
              type="button"
              aria-pressed={chosen === index}
              className={classNames('live-poll-answer', chosen === index && 'live-poll-chosen')}
              style={{ '--share': chosen === null ? 0 : share / 100 } as CSSProperties}
              onClick={() => void choose(index)}
            >
              <span>{opcao}</span>
              {chosen !== null && <span className="tabular-nums">{m.live_share({ share })}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
