import { liveChatCalls as calls, type AcaoModeracao } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const words: Record<AcaoModeracao['acao'], (given: { who: string }) => string> = {
  remover: m.chat_log_remove,
  remover_de: m.chat_log_remove_all,
  restaurar: m.chat_log_restore,
  silenciar: m.chat_log_mute,
  ouvir: m.chat_log_unmute,
  modo: m.chat_log_mode,
  liberar: m.chat_log_release,
  fixar: m.chat_log_pin,
  desafixar: m.chat_log_unpin,
  dispensar: m.chat_log_dismiss,
}

/** What was done in a room, with the way back where there is one. */
export function ModerationLog({ codigo }: { codigo: string }) {
  const [acoes, setAcoes] = useState<AcaoModeracao[] | null>(null)
  const { show } = useToasts()
  useEffect(() => {
    void readLog(codigo).then(setAcoes)
  }, [codigo])
  const undo = async (id: number) => {
    try {
      await api(calls.desfazerSalaRemocao, { params: { codigo, id } })
      show({ tone: 'ok', title: m.chat_restored() })
      setAcoes(await readLog(codigo))
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
  }
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'short', timeStyle: 'short' })
  return (
    <section className="stack gap-3">
      <h3>{m.chat_log_title()}</h3>
      {acoes?.length === 0 && <p className="text-ink-muted">{m.chat_log_empty()}</p>}
      <ol className="ruled">
        {acoes?.map(({ id, acao, alvo, texto, moderador, em, idRemocao }) => (
          <li key={id} className="stack gap-1 py-3">
            <p>{words[acao]({ who: alvo ?? m.chat_log_somebody() })}</p>
            {texto && <blockquote className="chat-quote">{texto}</blockquote>}
            <p className="text-sm text-ink-muted">
              {moderador ?? m.chat_log_somebody()} · {format.format(new Date(em))}
            </p>
            {idRemocao !== null && (
              <p>
                <Button variant="outline" onClick={() => void undo(idRemocao)}>
                  {m.chat_undo()}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Nothing where it cannot be had: it is beside what the sheet is for. */
function readLog(codigo: string): Promise<AcaoModeracao[]> {
  return api(calls.listSalaModeracao, { params: { codigo } }).then(
    ({ acoes }) => acoes,
    () => [],
  )
}
