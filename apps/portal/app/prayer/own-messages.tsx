import { prayerCalls as calls, type OracaoMensagemComSituacao } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { Messages } from './messages.tsx'
import { useAct } from './use-act.ts'

type OwnMessagesProps = { id: number; mensagens: readonly OracaoMensagemComSituacao[]; lang: string }

/** What others wrote to the author, who may take each message away, and what the church answered. */
export function OwnMessages({ mensagens, lang }: OwnMessagesProps) {
  const { busy, act } = useAct()
  const words = mensagens.filter(({ tipo }) => tipo === 'mensagem' || tipo === 'resposta')
  const remove = (id: number) =>
    act(() => write(calls.deleteOracaoMensagem, { params: { id } }, [calls.getMinhaOracao]), {
      title: m.prayer_message_deleted(),
    })
  return (
    <section aria-labelledby="own-messages" className="ruled">
      <h2 id="own-messages" className="font-ui text-lg">
        {m.prayer_messages()}
      </h2>
      {words.length === 0 ? (
        <p className="mt-2 text-ink-muted">{m.prayer_own_messages_none()}</p>
      ) : (
        <Messages
          mensagens={words}
          lang={lang}
          action={({ id, tipo }) =>
            tipo === 'mensagem' && (
              <Button variant="quiet" disabled={busy} onClick={() => void remove(id)}>
                {m.prayer_delete()}
              </Button>
            )
          }
        />
      )}
    </section>
  )
}
