import { prayerCalls as calls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { Messages } from './messages.tsx'
import { useAct } from './use-act.ts'

/** What the person wrote below a request and nobody else sees. The page itself is everybody's. */
export function UnseenMessages({ id, lang }: { id: number; lang: string }) {
  const { user } = useSession()
  const igreja = useChurch()?.id ?? 0
  const { busy, act } = useAct()
  const { data } = useCall(calls.listMinhasMensagensOracao, user && { params: { id }, query: { igreja } })
  if (!data || data.mensagens.length === 0) return null
  const remove = (idMensagem: number) =>
    act(
      () =>
        write(calls.deleteOracaoMensagem, { params: { id: idMensagem } }, [calls.listMinhasMensagensOracao]),
      { title: m.prayer_message_deleted() },
    )
  const waits = data.mensagens.some(({ situacao }) => situacao === 'aguardando')
  return (
    <div className="mt-2 rounded-md bg-sunken px-4 py-1">
      <Messages
        mensagens={data.mensagens}
        lang={lang}
        action={(one) => (
          <Button variant="quiet" disabled={busy} onClick={() => void remove(one.id)}>
            {m.prayer_delete()}
          </Button>
        )}
      />
      {waits && <p className="pb-3 text-sm text-ink-muted">{m.prayer_message_waits()}</p>}
    </div>
  )
}
