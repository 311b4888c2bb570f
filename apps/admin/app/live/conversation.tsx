import {
  liveStaffCalls,
  type Atendimento,
  type ConversaAtendimento,
  type IgrejaEquipe,
} from '@atrio/contract'
import { Button, classNames, FormStatus, LiveRegion, TextArea } from '@atrio/ui'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../lib/api.ts'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

const EVERY = 2_500
const MOST = 500

type Mensagens = ConversaAtendimento['mensagens']

/** The room of the two, at the desk. */
export function Conversation({ igreja, hand }: { igreja: IgrejaEquipe; hand: Atendimento }) {
  const [mensagens, setMensagens] = useState<Mensagens>([])
  const [texto, setTexto] = useState('')
  const chave = useRef<string>(undefined)
  const log = useRef<HTMLDivElement>(null)
  const params = { slug: igreja.slug, id: hand.id }
  const { isBusy, error, start } = useTask(async () => {
    // Sent again after a failure it is the same message.
    chave.current ??= crypto.randomUUID()
    const body = { chave: chave.current, texto }
    setMensagens((await api(liveStaffCalls.createMensagemAtendimento, { params, body })).mensagens)
    chave.current = undefined
    setTexto(cleared(texto))
  })
  useReading(params, setMensagens)
  const last = mensagens.at(-1)
  const seq = last?.seq
  useLayoutEffect(() => {
    if (seq !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [seq])
  const nome = hand.nome ?? m.live_hand_nameless()
  const send = () => {
    if (texto.trim() !== '') void start()
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <LiveRegion>{last && !last.flagMinha ? `${last.nome}: ${last.texto}` : ''}</LiveRegion>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={m.live_hand_conversation({ nome })}
        // What scrolls is reached by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="bg-surface border-line grid max-h-80 min-h-24 grid-cols-1 content-start gap-2 overflow-y-auto rounded-md border p-3"
      >
        {mensagens.length === 0 && <p className="text-ink-muted text-sm">{m.live_hand_said_nothing()}</p>}
        {mensagens.map(({ seq, nome: who, texto: said, flagMinha }) => (
          <p
            key={seq}
            className={classNames(
              'max-w-[85%] rounded-md px-3 py-2 wrap-break-word',
              flagMinha ? 'bg-tint text-on-tint justify-self-end' : 'bg-sunken justify-self-start',
            )}
          >
            <span className="sr-only">{flagMinha ? m.live_hand_you() : who}: </span>
            {said}
          </p>
        ))}
      </div>
      <form
        className="grid grid-cols-1 gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextArea
          label={m.live_hand_answer()}
          rows={2}
          maxLength={MOST}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Button type="submit" icon={<SendHorizontal />} loading={isBusy} className="justify-self-start">
          {m.live_hand_send()}
        </Button>
      </form>
    </div>
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
