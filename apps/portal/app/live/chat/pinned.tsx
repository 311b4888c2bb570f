import type { MensagemSala } from '@atrio/contract'
import { Pin } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'

const Unpin = lazy(() => import('./unpin.tsx'))

/** The message that who looks after the room keeps above all others. */
export function Pinned({
  mensagem: { seq, nome, texto },
  codigo,
  tools,
}: {
  mensagem: MensagemSala
  codigo: string
  tools: boolean
}) {
  return (
    <aside className="chat-pinned" aria-label={m.chat_pinned()}>
      <Pin aria-hidden="true" />
      <p>
        <b>{nome}</b> {texto}
      </p>
      {tools && (
        <Suspense>
          <Unpin codigo={codigo} seq={seq} />
        </Suspense>
      )}
    </aside>
  )
}
