import {
  eventStaffCalls,
  hasRight,
  type CallResult,
  type IgrejaEquipe,
  type PortaEvento,
  type PresenteEvento,
} from '@atrio/contract'
import { buttonClass, EmptyState, Tag } from '@atrio/ui'
import { Megaphone, ScanLine, UserSearch } from 'lucide-react'
import { Link, useLoaderData, useOutletContext, useParams, useSearchParams } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { Pages } from '../lib/pages.tsx'
import { SearchForm } from '../lib/search-form.tsx'
import { m } from '../paraglide/messages.js'
import { ExportButton } from '../shell/export-button.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'

type Loaded = CallResult<(typeof eventStaffCalls)['listPresentesEvento']>

/** Who has a ticket of an event, and who came. */
export function AttendeesPage() {
  const loaded = useLoaderData<Loaded | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  usePageTitle(m.event_who_came(), igreja.nome)
  if (!loaded) return null
  const { evento, presentes, mais, totais, portas } = loaded
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <BackLink>{evento.nome}</BackLink>
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
      <Doors portas={portas} />
      <SearchForm
        key={search.toString()}
        search={search}
        label={m.attendees_search()}
        state={{
          name: 'presenca',
          label: m.attendees_show(),
          any: m.attendees_all(),
          options: [
            { value: 'veio', label: m.attendees_in() },
            { value: 'falta', label: m.attendees_out() },
          ],
        }}
      />
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
          <ExportButton
            label={m.attendees_export()}
            hint={m.attendees_export_hint()}
            fetchFile={() =>
              api(eventStaffCalls.exportPresentesEvento, { params: { slug: igreja.slug, id }, body: {} })
            }
          />
        </>
      )}
    </div>
  )
}

/** Which devices let people in, who held them, and when last. */
function Doors({ portas }: { portas: PortaEvento[] }) {
  if (portas.length === 0) return null
  return (
    <section aria-labelledby="doors" className="grid grid-cols-1 gap-2">
      <h2 id="doors" className="text-lg">
        {m.doors()}
      </h2>
      <ul className="ruled">
        {portas.map(({ dispositivo, pessoas, entradas, repetidas, ultima }) => (
          <li
            key={dispositivo ?? ''}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="grid min-w-0 flex-1 basis-48 grid-cols-1">
              <span className="font-semibold wrap-break-word">{dispositivo ?? m.door_unnamed()}</span>
              <span className="text-ink-muted text-sm wrap-break-word">
                {[...pessoas, m.door_last({ moment: formatMoment(ultima) })].join(' · ')}
              </span>
            </span>
            <span className="tabular-nums">{m.door_in({ count: entradas })}</span>
            {repetidas > 0 && <Tag tone="warn">{m.door_twice({ count: repetidas })}</Tag>}
          </li>
        ))}
      </ul>
    </section>
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
