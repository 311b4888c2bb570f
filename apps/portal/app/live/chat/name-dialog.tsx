import { SALA_LIMITS } from '@atrio/contract'
import { Button, buttonClass, Dialog, TextField } from '@atrio/ui'
import { useState, type FormEvent } from 'react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom } from './chat-room.ts'

type NameDialogProps = { room: ChatRoom; nome: string; embedded: boolean; onClose: () => void }

/** Spec §2: the way into the chat, by an account or by a name alone. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function NameDialog({ room, nome: given, embedded, onClose }: NameDialogProps) {
  const [nome, setNome] = useState(given.slice(0, SALA_LIMITS.nome))
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await room.call(nome)
      onClose()
    } catch (failure) {
      const { title, detail } = errorMessage(failure)
      setError(`${title}. ${detail}`)
    } finally {
      setBusy(false)
    }
  }
  const account = (to: string) => (embedded ? { href: to, target: '_blank', rel: 'noopener' } : { href: to })
  const redirectTo = embedded ? undefined : location.pathname + location.search
  const query = redirectTo ? { redirectTo } : {}
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={m.chat_join_title()}
      description={m.chat_join_detail()}
      closeLabel={m.chat_close()}
    >
      <form className="stack gap-4" onSubmit={(event) => void enter(event)}>
        <TextField
          label={m.chat_name()}
          hint={m.chat_name_hint()}
          error={error || undefined}
          value={nome}
          maxLength={SALA_LIMITS.nome}
          autoComplete="nickname"
          data-autofocus
          onChange={(event) => setNome(event.target.value)}
        />
        <Button type="submit" variant="primary" block loading={busy}>
          {m.chat_join_name()}
        </Button>
        <p className="chat-or">{m.chat_or()}</p>
        <a className={buttonClass({ variant: 'outline', block: true })} {...account(paths.access(query))}>
          {m.chat_log_in()}
        </a>
        <p className="text-sm text-ink-muted">{m.chat_rules()}</p>
      </form>
    </Dialog>
  )
}
