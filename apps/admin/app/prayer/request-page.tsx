import type { CallResult, IgrejaEquipe, prayerStaffCalls } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { useLoaderData, useOutletContext } from 'react-router'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { MessageDecision } from './message-decision.tsx'
import { RequestDecision } from './request-decision.tsx'
import { RequestWords } from './wall-request.tsx'

type Loaded = CallResult<typeof prayerStaffCalls.getMuralEquipe>

/** One request of the wall with its messages, and what people said is wrong. */
export function RequestPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const nome = loaded?.oracao.nome ?? null
  const title = nome === null ? m.wall_by_anonymous() : m.wall_by({ nome })
  usePageTitle(title, igreja.nome)
  if (!loaded) return null
  const { oracao } = loaded
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <BackLink>{m.wall()}</BackLink>
      <h1 className="wrap-break-word">{title}</h1>
      <div className="grid grid-cols-1 gap-3">
        <RequestWords oracao={oracao} />
        <div className="flex flex-wrap gap-2">
          <RequestDecision oracao={oracao} slug={igreja.slug} />
        </div>
      </div>
      <Reports denuncias={oracao.denuncias} />
      <Messages oracao={oracao} slug={igreja.slug} />
    </div>
  )
}

/** Never who said so. */
function Reports({ denuncias }: Pick<Loaded['oracao'], 'denuncias'>) {
  if (denuncias.length === 0) return null
  return (
    <section aria-labelledby="request-reports" className="ruled">
      <h2 id="request-reports" className="text-lg">
        {m.wall_reports({ count: denuncias.length })}
      </h2>
      <ul className="divide-line mt-2 divide-y">
        {denuncias.map(({ motivo, dataCadastro, idMensagem }) => (
          <li key={`${dataCadastro} ${idMensagem}`} className="py-3">
            <p className="wrap-break-word">{motivo ?? m.wall_report_wordless()}</p>
            <p className="text-ink-muted text-sm">
              {formatAge(dataCadastro)}
              {idMensagem !== null && <> · {m.wall_report_message()}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Messages({ oracao: { id, mensagens }, slug }: Loaded & { slug: string }) {
  if (mensagens.length === 0) return null
  return (
    <section aria-labelledby="request-messages" className="ruled">
      <h2 id="request-messages" className="text-lg">
        {m.wall_messages()}
      </h2>
      <ul className="divide-line mt-2 divide-y">
        {mensagens.map((mensagem) => (
          <li key={mensagem.id} className="grid grid-cols-1 gap-2 py-4">
            <p className="text-ink-muted flex flex-wrap gap-x-2 text-sm">
              <span>
                <b className="text-ink wrap-break-word">{mensagem.nome ?? m.wall_anonymous()}</b> ·{' '}
                {formatAge(mensagem.dataCadastro)}
              </span>
              {mensagem.situacao === 'aguardando' && <Tag tone="warn">{m.wall_message_waits()}</Tag>}
              {mensagem.situacao === 'oculta' && <Tag>{m.wall_message_is_hidden()}</Tag>}
            </p>
            <p className="wrap-break-word whitespace-pre-line">{mensagem.mensagem}</p>
            <div className="flex flex-wrap gap-2">
              <MessageDecision mensagem={mensagem} idOracao={id} slug={slug} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
