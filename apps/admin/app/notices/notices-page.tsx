import { staffNoticeCalls, type CallResult, type Comunicado, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState, Tag, useToasts } from '@atrio/ui'
import { Megaphone, Plus } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { Pages } from '../lib/pages.tsx'
import { standingName } from '../lib/standing-names.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { publicoNames, waysText } from './notice-words.ts'

type Loaded = CallResult<(typeof staffNoticeCalls)['listComunicados']>

const states = {
  agendado: { tone: 'warn', text: m.notice_state_agendado },
  enviando: { tone: 'info', text: m.notice_state_enviando },
  enviado: { tone: 'ok', text: m.notice_state_enviado },
  cancelado: { tone: 'plain', text: m.notice_state_cancelado },
} as const

/** What was written to many, whom it reached, and what still waits. */
export function NoticesPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.notices(), igreja.nome)
  if (!loaded) return null
  const { comunicados, mais } = loaded
  const create = (
    <Link to="novo" className={buttonClass({})}>
      <span className="btn-label">
        <Plus aria-hidden="true" />
        {m.notice_new()}
      </span>
    </Link>
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.notices()}</h1>
        {comunicados.length > 0 && create}
      </div>
      {comunicados.length === 0 ? (
        <EmptyState icon={<Megaphone />} title={m.notice_none()} action={create}>
          {m.notice_none_detail()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {comunicados.map((one) => (
            <Notice key={one.id} one={one} slug={igreja.slug} />
          ))}
        </ul>
      )}
      <Pages hasMore={mais} />
    </div>
  )
}

function Notice({ one, slug }: { one: Comunicado; slug: string }) {
  const { id, titulo, texto, publico, nomePublico, papel, situacao, enviarEm, autor } = one
  const refresh = useRefresh()
  const { show } = useToasts()
  const cancel = useTask(async () => {
    try {
      await api(staffNoticeCalls.cancelarComunicado, { params: { slug, id }, body: {} })
      show({ tone: 'ok', title: m.notice_cancelled() })
    } finally {
      await refresh()
    }
  })
  const toWhom = [publicoNames[publico](), nomePublico, papel && standingName(papel)].filter(Boolean)
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-base wrap-break-word">{titulo}</h2>
        <Tag tone={states[situacao].tone}>{states[situacao].text()}</Tag>
      </div>
      <p className="text-ink-muted text-sm wrap-break-word">
        {[toWhom.join(': '), formatMoment(enviarEm), autor].filter(Boolean).join(' · ')}
      </p>
      <p className="line-clamp-3 wrap-break-word whitespace-pre-line">{texto}</p>
      {(situacao === 'enviado' || situacao === 'enviando') && (
        <p className="text-sm tabular-nums">{m.notice_result(waysText(one))}</p>
      )}
      {cancel.error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(cancel.error)}
        </Banner>
      )}
      {situacao === 'agendado' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={cancel.isBusy}
          aria-label={m.notice_cancel({ titulo })}
          onClick={() => void cancel.start()}
        >
          {m.notice_cancel_do()}
        </Button>
      )}
    </li>
  )
}
