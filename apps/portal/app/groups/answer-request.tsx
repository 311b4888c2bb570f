import type { PedidoCelula } from '@atrio/contract'
import { Banner, Button, TextArea } from '@atrio/ui'
import { useRef, useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'
import { PhoneLinks } from './phone-links.tsx'

export interface Answer {
  aceita: boolean
  resposta?: string
}

type AnswerRequestProps = {
  pedido: Pick<PedidoCelula, 'id' | 'nome' | 'mensagem' | 'telefone'>
  /** Rejects where it could not be answered: what was typed stays. */
  send: (answer: Answer) => Promise<void>
  size?: 'lg'
}

/** What somebody wrote who asks to take part, and what is answered. */
export function AnswerRequest({ pedido, send, size }: AnswerRequestProps) {
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)
  const [failure, setFailure] = useState<{ title: string; detail: string } | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const answer = async (aceita: boolean) => {
    setBusy(aceita ? 'yes' : 'no')
    setFailure(null)
    const resposta = words.current?.value.trim() ?? ''
    try {
      await send({ aceita, ...(resposta && { resposta }) })
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(null)
    }
  }
  const look = size ? { size } : {}
  return (
    <div className="stack gap-4">
      <blockquote className="border-l-2 border-line pl-4 break-words whitespace-pre-line">
        {pedido.mensagem ?? m.groups_reply_none()}
      </blockquote>
      {pedido.telefone && <PhoneLinks nome={pedido.nome} telefone={pedido.telefone} />}
      <TextArea
        ref={words}
        name={`resposta-${pedido.id}`}
        label={m.groups_reply_words()}
        hint={m.groups_reply_words_hint()}
        maxLength={1000}
        rows={3}
      />
      {failure && (
        <Banner tone="bad" live="assertive" title={failure.title}>
          {failure.detail}
        </Banner>
      )}
      <p className="flex flex-wrap gap-3">
        <Button {...look} loading={busy === 'yes'} disabled={busy === 'no'} onClick={() => void answer(true)}>
          {m.groups_reply_yes()}
        </Button>
        <Button
          {...look}
          variant="outline"
          loading={busy === 'no'}
          disabled={busy === 'yes'}
          onClick={() => void answer(false)}
        >
          {m.groups_reply_no()}
        </Button>
      </p>
    </div>
  )
}
