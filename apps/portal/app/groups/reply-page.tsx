import { groupsCalls as calls, type CallResult } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup, TextArea } from '@atrio/ui'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

export const meta = () => [
  { title: m.groups_title() },
  { name: 'robots', content: 'noindex' },
  // The address holds a key.
  { name: 'referrer', content: 'no-referrer' },
]

type Shown = CallResult<typeof calls.getPedidoPorLink>

/** The link of a leader's mail: opening it answers nothing, because programs open links (Decision 132). */
export default function ReplyPage() {
  const id = Number(useParams().idSolicitacao)
  const token = useSearchParams()[0].get('chave') ?? ''
  const slug = useChurch()?.slug ?? ''
  const [shown, setShown] = useState<Shown | 'invalid' | null>(null)
  useEffect(() => {
    let isWanted = true
    const settle = (next: Shown | 'invalid') => isWanted && setShown(next)
    api(calls.getPedidoPorLink, { params: { slug, idSolicitacao: id }, query: { token } }).then(settle, () =>
      settle('invalid'),
    )
    return () => {
      isWanted = false
    }
  }, [slug, id, token])
  if (shown === null) {
    return (
      <SkeletonGroup label={m.groups_state_title()}>
        <Skeleton shape="box" className="h-60 max-w-xl" />
      </SkeletonGroup>
    )
  }
  if (shown === 'invalid') {
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
  return <Reply {...shown} token={token} slug={slug} />
}

function Reply({ celula, pedido, token, slug }: Shown & { token: string; slug: string }) {
  const nome = `${pedido.nome} ${pedido.sobrenome}`.trim()
  const waits = pedido.situacao === 'enviada' || pedido.situacao === 'vista'
  const [done, setDone] = useState<string | null>(waits ? null : m.groups_reply_already())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: string; detail?: string } | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = async (aceita: boolean) => {
    setBusy(true)
    setFailure(null)
    const resposta = words.current?.value.trim() ?? ''
    try {
      const body = { token, aceita, ...(resposta && { resposta }) }
      await api(calls.responderPorLink, { params: { slug, idSolicitacao: pedido.id }, body })
      setDone(
        aceita
          ? m.groups_reply_done_yes({ nome, celula: celula.nome })
          : m.groups_reply_done_no({ nome: pedido.nome }),
      )
      heading.current?.focus()
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <div className="tool stack max-w-xl gap-5">
      <h1 ref={heading} tabIndex={-1} className="break-words outline-none">
        {done ?? m.groups_reply_title({ nome, celula: celula.nome })}
      </h1>
      {done === null ? (
        <>
          <p className="text-ink-muted">{m.groups_reply_intro()}</p>
          <blockquote className="border-l-2 border-line pl-4 break-words">
            {pedido.mensagem ?? m.groups_reply_none()}
            {pedido.telefone && (
              <a className="mt-2 block" href={`tel:${pedido.telefone.replace(/[^+\d]/g, '')}`}>
                {pedido.telefone}
              </a>
            )}
          </blockquote>
          <TextArea
            ref={words}
            name="resposta"
            label={m.groups_reply_words()}
            hint={m.groups_reply_words_hint()}
            maxLength={1000}
            rows={3}
          />
          {failure && (
            <Banner tone="bad" live="assertive" title={failure.title}>
              {failure.detail}
            </Banner>
          )}
          <p className="flex flex-wrap gap-3">
            <Button size="lg" loading={busy} onClick={() => void answer(true)}>
              {m.groups_reply_yes()}
            </Button>
            <Button size="lg" variant="outline" disabled={busy} onClick={() => void answer(false)}>
              {m.groups_reply_no()}
            </Button>
          </p>
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
