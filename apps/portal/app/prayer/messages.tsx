import type { OracaoMensagem } from '@atrio/contract'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { TimeAgo } from './time-ago.tsx'

type MessagesProps = {
  mensagens: readonly OracaoMensagem[]
  lang: string
  /** What can be done with one of them. */
  action?: (mensagem: OracaoMensagem) => ReactNode
}

/** Messages, the oldest first. */
export function Messages({ mensagens, lang, action }: MessagesProps) {
  return (
    <ul className="divide-y divide-line">
      {mensagens.map((mensagem) => (
        <li key={mensagem.id} className="flex items-start justify-between gap-3 py-4">
          <div className="min-w-0">
            <p className="text-sm text-ink-muted">
              <span className="font-semibold text-ink">{writerOf(mensagem)}</span> ·{' '}
              <TimeAgo moment={mensagem.dataCadastro} />
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
