import type { OracaoMensagem, OracaoMensagemComSituacao } from '@atrio/contract'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { MessageState } from './message-state.tsx'
import { TimeAgo } from './time-ago.tsx'

type MessagesProps<One> = {
  mensagens: readonly One[]
  lang: string
  /** What can be done with one of them. */
  action?: (mensagem: One) => ReactNode
}

/** Messages, the oldest first. */
export function Messages<One extends OracaoMensagem & Partial<OracaoMensagemComSituacao>>({
  mensagens,
  lang,
  action,
}: MessagesProps<One>) {
  return (
    <ul className="divide-y divide-line">
      {mensagens.map((mensagem) => (
        <li key={mensagem.id} className="flex flex-wrap items-start justify-between gap-3 py-4">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
              <span className="font-semibold break-words text-ink">{writerOf(mensagem)}</span>
              <span>
                · <TimeAgo moment={mensagem.dataCadastro} />
              </span>
              <MessageState situacao={mensagem.situacao} />
            </p>
            <p lang={lang} className="mt-1 break-words whitespace-pre-line">
              {mensagem.mensagem}
            </p>
          </div>
          {action?.(mensagem)}
        </li>
      ))}
    </ul>
  )
}

function writerOf({ tipo, nome }: OracaoMensagem): string {
  return tipo === 'resposta' ? m.prayer_church() : (nome ?? m.prayer_anonymous())
}
