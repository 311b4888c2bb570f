import {
  eventStaffCalls,
  hasRight,
  type CallResult,
  type IgrejaEquipe,
  type PresenteEvento,
} from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState, SelectField, Tag, TextField } from '@atrio/ui'
import { Download, Megaphone, ScanLine, Search, UserSearch } from 'lucide-react'
import { Form, Link, useLoaderData, useOutletContext, useParams, useSearchParams } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { keepFile } from '../lib/keep-file.ts'
import { Pages } from '../lib/pages.tsx'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { useStepUp } from '../shell/step-up.tsx'

type Loaded = CallResult<(typeof eventStaffCalls)['listPresentesEvento']>

/** Who has a ticket of an event, and who came. */
export function AttendeesPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  usePageTitle(m.event_who_came(), igreja.nome)
  if (!loaded) return null
  const { evento, presentes, mais, totais } = loaded
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <Link to=".." relative="path" className="link justify-self-start wrap-break-word">
        {evento.nome}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.event_who_came()}</h1>
        <a href={`${igreja.portal}/door/${id}`} className={buttonClass({ variant: 'secondary' })}>
          <span className="btn-label">
            <ScanLine aria-hidden="true" />
            {m.attendees_door()}
          </span>
        </a>
      </div>
      <p className="text-lg font-semibold tabular-nums">{m.attendees_count(totais)}</p>
      <Filters key={search.toString()} search={search} />
      {presentes.length === 0 ? (
        <EmptyState icon={<UserSearch />} title={m.attendees_none()}>
          {m.attendees_none_detail()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {presentes.map((one) => (
            <Attendee key={one.id} one={one} />
          ))}
        </ul>
      )}
      <Pages hasMore={mais} />
      {hasRight(igreja.papeis, { area: 'pessoas', may: 'change' }) && (
        <>
          <Link
            to={`/${igreja.codigo}/comunicados/novo?publico=evento&id=${id}`}
            className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
          >
            <span className="btn-label">
              <Megaphone aria-hidden="true" />
              {m.notice_write_them()}
            </span>
          </Link>
          <Export slug={igreja.slug} id={id} />
        </>
      )}
    </div>
  )
}

function Filters({ search }: { search: URLSearchParams }) {
  return (
    <Form role="search" className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <TextField
        label={m.attendees_search()}
        name="busca"
        type="search"
        maxLength={100}
        defaultValue={search.get('busca') ?? ''}
      />
      <SelectField
        label={m.attendees_show()}
        name="presenca"
        defaultValue={search.get('presenca') ?? ''}
        placeholder={m.attendees_all()}
        options={[
          { value: 'veio', label: m.attendees_in() },
          { value: 'falta', label: m.attendees_out() },
        ]}
      />
      <Button type="submit" variant="secondary" icon={<Search />}>
        {m.list_search_submit()}
      </Button>
    </Form>
  )
}

function Attendee({ one: { nome, ingresso, codigo, entrada, situacao } }: { one: PresenteEvento }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="grid min-w-0 flex-1 basis-48 grid-cols-1">
        <span className="font-semibold wrap-break-word">{nome ?? m.attendee_nobody()}</span>
        <span className="text-ink-muted text-sm wrap-break-word">
          {ingresso} · <code>{codigo}</code>
        </span>
      </span>
      {situacao !== 'ativa' ? (
        <Tag tone={situacao === 'pendente' ? 'warn' : 'bad'}>
          {situacao === 'pendente' ? m.attendee_pendente() : m.attendee_cancelada()}
        </Tag>
      ) : entrada === null ? (
        <span className="text-ink-muted text-sm">{m.attendee_waiting()}</span>
      ) : (
        <Tag tone="ok">{m.attendee_in({ moment: formatMoment(entrada) })}</Tag>
      )}
    </li>
  )
}

function Export({ slug, id }: { slug: string; id: number }) {
  const guarded = useStepUp()
  const { isBusy, error, start } = useTask(async () => {
    await guarded(async () => {
      keepFile(await api(eventStaffCalls.exportPresentesEvento, { params: { slug, id }, body: {} }))
    })
  })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button variant="secondary" icon={<Download />} loading={isBusy} onClick={() => void start()}>
        {m.attendees_export()}
      </Button>
      <p className="text-ink-muted text-sm">{m.attendees_export_hint()}</p>
    </div>
  )
}
