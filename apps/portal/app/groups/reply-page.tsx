import { groupsCalls as calls, type CallResult } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { AnswerRequest, type Answer } from './answer-request.tsx'

export const meta = () => [
  { title: m.groups_title() },
  { name: 'robots', content: 'noindex' },
  // The address holds a key.
  { name: 'referrer', content: 'no-referrer' },
]

type Shown = CallResult<typeof calls.getPedidoPorLink>
type Loaded = { shown: Shown } | { failed: unknown } | 'loading'

/** What a key answers that is spent, wrong or of a request that is gone; anything else passes by itself. */
const SPENT = new Set(['CODE_INVALID', 'NOT_FOUND', 'VALIDATION'])

/** The link of a leader's mail: opening it answers nothing, because programs open links (Decision 132). */
export default function ReplyPage() {
  const [attempt, setAttempt] = useState(1)
  return <AskedReply key={attempt} again={() => setAttempt(attempt + 1)} />
}

function AskedReply({ again }: { again: () => void }) {
  const id = Number(useParams().idSolicitacao)
  const token = useSearchParams()[0].get('chave') ?? ''
  const slug = useChurch()?.slug ?? ''
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    let isWanted = true
    const settle = (next: Loaded) => isWanted && setLoaded(next)
    api(calls.getPedidoPorLink, { params: { slug, idSolicitacao: id }, query: { token } }).then(
      (shown) => settle({ shown }),
      (failed: unknown) => settle({ failed }),
    )
    return () => {
      isWanted = false
    }
  }, [slug, id, token])
  if (loaded === 'loading') {
    return (
      <SkeletonGroup label={m.groups_state_title()}>
        <Skeleton shape="box" className="h-60 max-w-xl" />
      </SkeletonGroup>
    )
  }
  if ('shown' in loaded) return <Reply {...loaded.shown} token={token} slug={slug} />
  if (SPENT.has(errorCode(loaded.failed))) return <Spent />
  const { title, detail } = errorMessage(loaded.failed)
  return (
    <div className="tool stack max-w-xl gap-5">
      <h1>{m.groups_reply_unread()}</h1>
      <Banner
        tone="bad"
        live="assertive"
        title={title}
        actions={<Button onClick={again}>{m.retry()}</Button>}
      >
        {detail}
      </Banner>
      <p className="text-ink-muted">{m.groups_reply_unread_detail()}</p>
    </div>
  )
}

function Spent() {
  return (
    <div className="tool stack max-w-xl gap-5">
      <Link2Off aria-hidden="true" className="size-12 text-ink-muted" />
      <h1>{m.groups_reply_invalid()}</h1>
      <p className="text-ink-muted">{m.groups_reply_invalid_detail()}</p>
      <p>
        <Link className={buttonClass()} to={paths.groups()}>
          {m.groups_title()}
        </Link>
      </p>
    </div>
  )
}

function Reply({ celula, pedido, token, slug }: Shown & { token: string; slug: string }) {
  const nome = `${pedido.nome} ${pedido.sobrenome}`.trim()
  const waits = pedido.situacao === 'enviada' || pedido.situacao === 'vista'
  const [done, setDone] = useState<string | null>(waits ? null : m.groups_reply_already())
  const heading = useRef<HTMLHeadingElement>(null)
  const send = async (answer: Answer) => {
    await api(calls.responderPorLink, {
      params: { slug, idSolicitacao: pedido.id },
      body: { token, ...answer },
    })
    setDone(
      answer.aceita
        ? m.groups_reply_done_yes({ nome, celula: celula.nome })
        : m.groups_reply_done_no({ nome: pedido.nome }),
    )
    heading.current?.focus()
  }
  return (
    <div className="tool stack max-w-xl gap-5">
      <h1 ref={heading} tabIndex={-1} className="break-words outline-none">
        {done ?? m.groups_reply_title({ nome, celula: celula.nome })}
      </h1>
      {done === null ? (
        <>
          <p className="text-ink-muted">{m.groups_reply_intro()}</p>
          <AnswerRequest pedido={pedido} send={send} size="lg" />
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          <CircleCheck aria-hidden="true" className="size-8 text-ok" />
          <Link className={buttonClass({ variant: 'outline' })} to={paths.group({ celulaId: celula.id })}>
            {m.groups_reply_group()}
          </Link>
        </p>
      )}
    </div>
  )
}
