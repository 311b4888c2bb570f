import { liveChatCalls as calls, type CuidadoSala } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** What was reported in a room, what waits to be read first, and who is muted, with the way out of each. */
export function Care({ codigo }: { codigo: string }) {
  const [cuidado, setCuidado] = useState<CuidadoSala | null>(null)
  const { show } = useToasts()
  useEffect(() => {
    void readCuidado(codigo).then(setCuidado)
  }, [codigo])
  const act = async (work: () => Promise<unknown>, title: string) => {
    try {
      await work()
      show({ tone: 'ok', title })
    } catch (error) {
      const { title: failed, detail } = errorMessage(error)
      show({ tone: 'bad', title: failed, detail })
    }
    setCuidado(await readCuidado(codigo))
  }
  if (!cuidado) return null
  const { retidas, denunciadas, silenciados } = cuidado
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'short', timeStyle: 'short' })
  return (
    <>
      {denunciadas.length > 0 && (
        <section className="stack gap-3">
          <h3>{m.chat_care_reported()}</h3>
          <ul className="ruled">
            {denunciadas.map(({ seq, nome, texto, quantas }) => {
              const params = { codigo, seq }
              const remove = () => api(calls.removerSalaMensagem, { params })
              const dismiss = () => api(calls.dispensarSalaDenuncias, { params })
              return (
                <li key={seq} className="stack gap-2 py-3">
                  <p className="wrap-anywhere">
                    <b>{nome}</b> · {m.chat_care_reports({ count: quantas })}
                  </p>
                  <blockquote className="chat-quote">{texto}</blockquote>
                  <p className="flex flex-wrap gap-2">
                    <Button variant="outline" onClick={() => void act(remove, m.chat_removed())}>
                      {m.chat_remove()}
                    </Button>
                    <Button variant="quiet" onClick={() => void act(dismiss, m.chat_dismiss_done())}>
                      {m.chat_dismiss()}
                    </Button>
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section className="stack gap-3">
        <h3>{m.chat_care_held()}</h3>
        {retidas.length === 0 && <p className="text-ink-muted">{m.chat_care_held_none()}</p>}
        <ul className="ruled">
          {retidas.map(({ seq, nome, texto }) => {
            const params = { codigo, seq }
            const release = () => api(calls.liberarSalaMensagem, { params, body: {} })
            const remove = () => api(calls.removerSalaMensagem, { params })
            return (
              <li key={seq} className="stack gap-2 py-3">
                <p className="font-semibold wrap-anywhere">{nome}</p>
                <blockquote className="chat-quote">{texto}</blockquote>
                <p className="flex flex-wrap gap-2">
                  <Button variant="outline" onClick={() => void act(release, m.chat_release_done())}>
                    {m.chat_release()}
                  </Button>
                  <Button variant="quiet" onClick={() => void act(remove, m.chat_removed())}>
                    {m.chat_remove()}
                  </Button>
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="stack gap-3">
        <h3>{m.chat_care_muted()}</h3>
        {silenciados.length === 0 && <p className="text-ink-muted">{m.chat_care_muted_none()}</p>}
        <ul className="ruled">
          {silenciados.map(({ seq, nome, ate }) => {
            const hear = () => api(calls.ouvirSala, { params: { codigo, seq } })
            return (
              <li key={seq} className="flex flex-wrap items-center justify-between gap-2 py-3">
                <p className="min-w-0 wrap-anywhere">
                  <b>{nome}</b>
                  <br />
                  <span className="text-sm text-ink-muted">
                    {m.chat_care_until({ when: format.format(new Date(ate)) })}
                  </span>
                </p>
                <Button
                  variant="outline"
                  onClick={() => void act(hear, m.chat_unmute_done({ name: nome }))}
                  aria-label={m.chat_unmute_of({ name: nome })}
                >
                  {m.chat_unmute()}
                </Button>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

/** Nothing where it cannot be had: it is beside what the sheet is for. */
function readCuidado(codigo: string): Promise<CuidadoSala> {
  return api(calls.getSalaCuidado, { params: { codigo } }).catch(() => ({
    retidas: [],
    denunciadas: [],
    silenciados: [],
  }))
}
