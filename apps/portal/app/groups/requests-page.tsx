import { groupsCalls as calls, type PedidoCelula } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant, type Locale } from '@atrio/rules'
import { Avatar, EmptyState, Tag, useToasts } from '@atrio/ui'
import { Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { AnswerRequest, type Answer } from './answer-request.tsx'
import { HydrateFallback } from './in-group-layout.tsx'
import { LeadersOnly } from './leaders-only.tsx'
import { requestTag } from './request-words.ts'

export const meta = () => [{ title: m.groups_requests_title() }, { name: 'robots', content: 'noindex' }]

/** Who asks to take part, for who leads the group: what waits, and what was answered. */
export default function RequestsPage() {
  const celulaId = Number(useParams().celulaId)
  const slug = useChurch()?.slug ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  const loaded = useCall(calls.listPedidosCelula, { params: { slug, id: celulaId } })
  return (
    <div className="stack gap-8">
      <header>
        <BackLink to={paths.group({ celulaId })}>{m.groups_back()}</BackLink>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {m.groups_requests_title()}
        </h1>
        <p className="mt-2 max-w-prose text-ink-muted">{m.groups_requests_intro()}</p>
      </header>
      <LeadersOnly of={loaded} loading={<HydrateFallback />}>
        {({ pedidos }) => (
          <Requests
            pedidos={pedidos}
            celulaId={celulaId}
            slug={slug}
            onAnswered={() => heading.current?.focus()}
          />
        )}
      </LeadersOnly>
    </div>
  )
}

type RequestsProps = {
  pedidos: readonly PedidoCelula[]
  celulaId: number
  slug: string
  onAnswered: () => void
}

function Requests({ pedidos, ...place }: RequestsProps) {
  const waiting = pedidos.filter(({ situacao }) => situacao === 'enviada' || situacao === 'vista')
  const answered = pedidos.filter((pedido) => !waiting.includes(pedido))
  return (
    <>
      {waiting.length === 0 && (
        <EmptyState icon={<Inbox />} title={m.groups_requests_none_title()}>
          <p>{m.groups_requests_none()}</p>
        </EmptyState>
      )}
      {waiting.map((pedido) => (
        <Waiting key={pedido.id} pedido={pedido} {...place} />
      ))}
      {answered.length > 0 && (
        <section aria-labelledby="answered" className="ruled max-w-2xl">
          <h2 id="answered" className="font-ui text-lg">
            {m.groups_requests_answered()}
          </h2>
          <ul className="mt-2">
            {answered.map((pedido) => (
              <Answered key={pedido.id} pedido={pedido} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Waiting({
  pedido,
  celulaId,
  slug,
  onAnswered,
}: { pedido: PedidoCelula } & Omit<RequestsProps, 'pedidos'>) {
  const { show } = useToasts()
  const when = useWhen()
  const nome = nameOf(pedido)
  const { id, situacao } = pedido
  const isNew = situacao === 'enviada'
  useEffect(() => {
    // Who asked is told that it was seen. Nothing is lost where that does not arrive: an answer says so, too.
    if (isNew) {
      write(calls.verPedidoCelula, { params: { slug, id: celulaId, idSolicitacao: id }, body: {} }, []).catch(
        () => undefined,
      )
    }
  }, [isNew, slug, celulaId, id])
  const send = async (answer: Answer) => {
    await write(
      calls.responderPedidoCelula,
      { params: { slug, id: celulaId, idSolicitacao: id }, body: answer },
      [calls.listPedidosCelula, calls.listMembrosCelula, calls.getCelula, calls.listCelulas],
    )
    show({
      tone: 'ok',
      title: answer.aceita ? m.groups_requests_taken({ nome }) : m.groups_reply_done_no({ nome }),
    })
    onAnswered()
  }
  return (
    <section aria-labelledby={`request-${id}`} className="ruled max-w-2xl">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Avatar name={nome} src={null} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 id={`request-${id}`} className="font-ui text-lg break-words">
            {nome}
          </h2>
          <p className="text-sm text-ink-muted">{when(pedido.dataCadastro)}</p>
        </div>
        {isNew && <Tag tone="info">{m.groups_requests_new()}</Tag>}
      </div>
      <AnswerRequest pedido={pedido} send={send} />
    </section>
  )
}

function Answered({ pedido }: { pedido: PedidoCelula }) {
  const when = useWhen()
  const { text, tone } = requestTag(pedido.situacao)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3">
      <span className="min-w-0 flex-1 basis-48 break-words">
        {nameOf(pedido)}
        <span className="block text-sm text-ink-muted">
          {when(pedido.dataResposta ?? pedido.dataCadastro)}
        </span>
        {pedido.resposta && <span className="block break-words">“{pedido.resposta}”</span>}
      </span>
      <Tag tone={tone}>{text}</Tag>
    </li>
  )
}

function nameOf({ nome, sobrenome }: PedidoCelula): string {
  return `${nome} ${sobrenome}`.trim()
}

function useWhen(): (instant: string) => string {
  const locale: Locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  return (instant) => formatInstant(instant, 'dateTime', locale, timeZone)
}
