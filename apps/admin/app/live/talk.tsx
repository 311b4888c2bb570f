import type { ConversaAtendimento } from '@atrio/contract'
import { Button, classNames, FormStatus, LiveRegion, TextArea } from '@atrio/ui'
import { SendHorizontal } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

const MOST = 500

/** What few people say to each other at the desk, with a field to answer. */
export function Talk({
  mensagens,
  label,
  empty,
  hasNames = false,
  send: deliver,
}: {
  mensagens: ConversaAtendimento['mensagens']
  label: string
  /** Before anything was said. */
  empty: string
  /** More than two talk. */
  hasNames?: boolean
  send: (body: { chave: string; texto: string }) => Promise<void>
}) {
  const [texto, setTexto] = useState('')
  const chave = useRef<string>(undefined)
  const log = useRef<HTMLDivElement>(null)
  const { isBusy, error, start } = useTask(async () => {
    // Sent again after a failure it is the same message.
    chave.current ??= crypto.randomUUID()
    await deliver({ chave: chave.current, texto })
    chave.current = undefined
    setTexto(cleared(texto))
  })
  const last = mensagens.at(-1)
  const seq = last?.seq
  useLayoutEffect(() => {
    if (seq !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [seq])
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
        aria-label={label}
        // What scrolls is reached by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="bg-surface border-line grid max-h-80 min-h-24 grid-cols-1 content-start gap-2 overflow-y-auto rounded-md border p-3"
      >
        {mensagens.length === 0 && <p className="text-ink-muted text-sm">{empty}</p>}
        {mensagens.map(({ seq, nome: who, texto: said, flagMinha }) => (
          <p
            key={seq}
            className={classNames(
              'max-w-[85%] rounded-md px-3 py-2 wrap-break-word',
              flagMinha ? 'bg-tint text-on-tint justify-self-end' : 'bg-sunken justify-self-start',
            )}
          >
            {hasNames && !flagMinha ? (
              <b className="block text-sm">{who}</b>
            ) : (
              <span className="sr-only">{flagMinha ? m.live_hand_you() : who}: </span>
            )}
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
