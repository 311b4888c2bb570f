import { hasRight, liveStaffCalls, type Atendimento } from '@atrio/contract'
import { Button, classNames, FormStatus, LiveRegion } from '@atrio/ui'
import { Hand } from 'lucide-react'
import { useCallback } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { formatAge } from '../lib/language.ts'
import { useTask } from '../lib/use-task.ts'
import { useWatched } from '../lib/use-watched.ts'
import { m } from '../paraglide/messages.js'
import { Conversation } from './conversation.tsx'
import type { Desk } from './desk-page.tsx'

const EVERY = 5_000
/** From then on it is urgent. */
const RING_AFTER = 60_000
const NOBODY: { hands: readonly Atendimento[]; now: number } = { hands: [], now: 0 }

/** Raised hands of a broadcast, or all that are not done with: who takes one has it. */
export function Hands({ igreja, idTransmissao }: Pick<Desk, 'igreja'> & { idTransmissao?: number }) {
  const may = hasRight(igreja.papeis, { area: 'moderacao', may: 'change' })
  const { slug } = igreja
  const ask = useCallback(async () => {
    const { atendimentos } = may
      ? await api(liveStaffCalls.listAtendimentos, { params: { slug } })
      : { atendimentos: [] }
    const hands = atendimentos.filter((hand) =>
      idTransmissao === undefined ? isFree(hand) || isMine(hand) : hand.idTransmissao === idTransmissao,
    )
    return { hands, now: Date.now() }
  }, [may, slug, idTransmissao])
  const { answer, look } = useWatched(ask, EVERY)
  const { hands, now } = answer ?? NOBODY
  const waiting = hands.findLast(({ estado }) => estado === 'aberto')
  return (
    <section aria-labelledby="hands" className="ruled grid grid-cols-1 gap-3">
      <LiveRegion>
        {waiting ? m.live_hand_new({ nome: waiting.nome ?? m.live_hand_nameless() }) : ''}
      </LiveRegion>
      <h2 id="hands" className="text-lg">
        {m.live_hands()}
      </h2>
      {hands.length === 0 ? (
        <p className="text-ink-muted">{m.live_hands_none()}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {hands.map((hand) => (
            <OneHand key={hand.id} igreja={igreja} hand={hand} now={now} look={look} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OneHand({
  igreja,
  hand,
  now,
  look,
}: Pick<Desk, 'igreja'> & { hand: Atendimento; now: number; look: () => Promise<void> }) {
  const params = { slug: igreja.slug, id: hand.id }
  const { isBusy, error, start } = useTask(
    async (next: 'assumir' | 'encaminhado' | 'concluido' | 'sem_resposta') => {
      if (next === 'assumir') await api(liveStaffCalls.assumirAtendimento, { params, body: {} })
      else await api(liveStaffCalls.saveAtendimento, { params, body: { estado: next } })
      await look()
    },
  )
  const free = isFree(hand)
  const mine = isMine(hand)
  const isLate = free && now - Date.parse(hand.dataCadastro) > RING_AFTER
  return (
    <li
      className={classNames('grid grid-cols-1 gap-2 rounded-md p-4', isLate ? 'bg-warn-tint' : 'bg-sunken')}
    >
      <p className="flex items-start gap-2 font-semibold">
        <Hand aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-break-word">{hand.nome ?? m.live_hand_nameless()}</span>
      </p>
      <p className="text-ink-muted text-sm">
        {kinds[hand.tipo]()} · {formatAge(hand.dataCadastro)} · {states[hand.estado]()}
        {hand.anfitriao && !hand.flagMeu && ` · ${hand.anfitriao}`}
      </p>
      {hand.contato && <p className="wrap-break-word">{hand.contato}</p>}
      {mine && hand.sala !== null && <Conversation igreja={igreja} hand={hand} />}
      <div className="flex flex-wrap gap-2">
        {free && (
          <Button loading={isBusy} onClick={() => void start('assumir')}>
            {m.live_hand_take()}
          </Button>
        )}
        {mine && (
          <>
            {hand.estado !== 'encaminhado' && (
              <Button variant="secondary" loading={isBusy} onClick={() => void start('encaminhado')}>
                {m.live_hand_pass()}
              </Button>
            )}
            <Button variant="secondary" loading={isBusy} onClick={() => void start('concluido')}>
              {m.live_hand_done()}
            </Button>
            <Button variant="quiet" loading={isBusy} onClick={() => void start('sem_resposta')}>
              {m.live_hand_no_answer()}
            </Button>
          </>
        )}
      </div>
      {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
    </li>
  )
}

/** What was passed on is free for everybody but who did so. */
const isFree = ({ estado, flagMeu }: Atendimento) =>
  estado === 'aberto' || estado === 'sem_resposta' || (estado === 'encaminhado' && !flagMeu)

const isMine = (hand: Atendimento) => hand.flagMeu && !isFree(hand) && hand.estado !== 'concluido'

const kinds: Record<Atendimento['tipo'], () => string> = {
  conversa: m.live_wants_talk,
  passo: m.live_wants_step,
  oracao: m.live_wants_prayer,
}
const states: Record<Atendimento['estado'], () => string> = {
  aberto: m.live_hand_open,
  assumido: m.live_hand_taken,
  em_conversa: m.live_hand_talking,
  encaminhado: m.live_hand_passed,
  concluido: m.live_hand_closed,
  sem_resposta: m.live_hand_unanswered,
}
