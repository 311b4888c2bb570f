import type { OracaoMensagem, OracaoMensagemComSituacao } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import { MessageState } from './message-state.tsx'
import { TimeAgo } from './time-ago.tsx'

type StoryProps = {
  mensagens: readonly (OracaoMensagem & Partial<OracaoMensagemComSituacao>)[]
  lang: string
}

/** What the author told since: how it goes on, and that it was answered. */
export function Story({ mensagens, lang }: StoryProps) {
  const testemunho = mensagens.findLast(({ tipo }) => tipo === 'testemunho')
  const updates = mensagens.filter(({ tipo }) => tipo === 'atualizacao')
  return (
    <>
      {testemunho && (
        <section aria-labelledby="prayer-testimony" className="rounded-md bg-ok-tint p-5">
          <h2 id="prayer-testimony" className="font-ui text-lg">
            {m.prayer_testimony()}
          </h2>
          <MessageState situacao={testemunho.situacao} />
          <p lang={lang} className="mt-2 font-read text-lg leading-relaxed break-words whitespace-pre-line">
            {testemunho.mensagem}
          </p>
        </section>
      )}
      {updates.length > 0 && (
        <section aria-labelledby="prayer-updates" className="ruled">
          <h2 id="prayer-updates" className="font-ui text-lg">
            {m.prayer_updates()}
          </h2>
          <ol className="mt-3 grid grid-cols-1 gap-4 border-l-2 border-line pl-5">
            {updates.map(({ id, mensagem, dataCadastro, situacao }) => (
              <li key={id}>
                <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                  <TimeAgo moment={dataCadastro} />
                  <MessageState situacao={situacao} />
                </p>
                <p lang={lang} className="break-words whitespace-pre-line">
                  {mensagem}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
