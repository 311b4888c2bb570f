import {
  ApiError,
  evento,
  hasRight,
  toPublish,
  type EventoAberto,
  type IgrejaEquipe,
  type Resource,
  type Valores,
} from '@atrio/contract'
import { Banner, Button, buttonClass, useToasts } from '@atrio/ui'
import { Archive, ArchiveRestore, ExternalLink, Hourglass, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { becameOf } from '../content/became.ts'
import type { Times } from '../content/calls.ts'
import { ConflictDialog, type StalePublish } from '../content/conflict-dialog.tsx'
import { fieldName } from '../content/field-names.ts'
import { History } from '../content/history.tsx'
import { LaterChange } from '../content/later-change.tsx'
import { PreviewButton } from '../content/preview-button.tsx'
import { PublishBar } from '../content/publish-bar.tsx'
import { RecordFields } from '../content/record-fields.tsx'
import { SituacaoTag } from '../content/situacao-tag.tsx'
import { useDraft, type Kept } from '../content/use-draft.ts'
import { titleOf } from '../content/values.ts'
import { useRefresh } from '../lib/acesso.ts'
import { codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { moneyOf } from '../lib/money.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Resting } from '../shell/resting.tsx'
import { eventCalls } from './calls.ts'
import { CopyEvent } from './copy-dialog.tsx'
import { ticketsOf, toTickets, type TicketsForm } from './form.ts'
import { QuestionRows } from './question-rows.tsx'
import { refusedOf } from './refused.ts'
import { EveningRows, SaleFields } from './sale-fields.tsx'
import { TicketRows } from './ticket-rows.tsx'
import { differingTickets } from './ticket-texts.ts'

const resource = evento as unknown as Resource

/** One event with everything that it sells: kept while it is typed, and on the portal by a button alone. */
export function EventPage() {
  const loaded = useLoaderData<EventoAberto | null>()
  if (!loaded) return null
  return <EventForm key={loaded.registro.id} {...loaded} />
}

function EventForm({ registro, moeda, metodos, vendas, esperam }: EventoAberto) {
  const igreja = useOutletContext<IgrejaEquipe>()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { id, situacao } = registro
  const calls = eventCalls(igreja.slug)
  const draft = useDraft(registro, { calls, place: `${igreja.slug}/evento/${id}` })
  const [isSending, setSending] = useState(false)
  const [conflict, setConflict] = useState<StalePublish | null>(null)
  // Numbers of new rows come with what was published: inputs begin anew with it.
  const [round, setRound] = useState(0)
  const title = titleOf(resource, draft.valores) || m.untitled()
  usePageTitle(title, igreja.nome)
  const form = ticketsOf(draft.valores)
  const change = (changes: Partial<TicketsForm>) =>
    draft.change({ bilheteria: { ...form, ...changes } as unknown as Valores[string] })
  const begins = (next: { versao: number; valores: Valores }, kept: Kept = 'same') => {
    draft.begins(next, kept)
    setRound((count) => count + 1)
  }

  const publish = useTask(async (times: Times, versao?: number) => {
    try {
      const saved = await calls.publish(id, {
        versao: versao ?? draft.versao,
        valores: { ...toPublish(resource, draft.valores), bilheteria: toTickets(form) },
        ...times,
      })
      setConflict(null)
      begins({ versao: saved.registro.versao, valores: saved.registro.valores ?? {} })
      const gone = Object.values(saved.removido).flat()
      show({
        tone: 'ok',
        title: becameOf(saved.registro, times),
        ...(gone.length > 0 && { detail: m.cleaned({ tags: gone.join(', ') }) }),
      })
    } catch (error) {
      const theirs = codeOf(error) === 'VERSION_CONFLICT' ? (error as ApiError).body.conflito : undefined
      if (!theirs) throw error
      setConflict({ ...theirs, valores: theirs.valores as Valores, times })
      return
    }
    await refresh()
  })
  const archive = useTask(async (arquivado: boolean) => {
    const { registro: now } = await calls.archive(id, { versao: registro.versao, arquivado })
    draft.begins({ versao: now.versao, valores: draft.valores }, draft.kept)
    show({ tone: 'ok', title: arquivado ? m.archived() : m.unarchived() })
    await refresh()
  })
  const errors = refusedOf(publish.error)
  const names = [...new Set(Object.keys(errors).map((name) => fieldName(name.split('.')[0]!)))]
  const failed = archive.error ?? (names.length === 0 ? publish.error : null)
  const mayPublish = hasRight(igreja.papeis, { area: 'agenda', may: 'publish' })
  const isNew = registro.versao === 0
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-3">
        <BackLink>{m.events()}</BackLink>
        <h1 className="wrap-break-word">{title}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <SituacaoTag situacao={situacao} />
          {registro.outros.length > 0 && (
            <span className="text-ink-muted text-sm">
              {m.others_draft({ names: registro.outros.join(', ') })}
            </span>
          )}
        </p>
        {!isNew && <EventLinks igreja={igreja} registro={registro} esperam={esperam} />}
      </div>
      {failed !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(failed)}
        </Banner>
      )}
      {names.length > 0 && (
        <Banner tone="bad" live="assertive" title={m.refused_title()}>
          {names.join(', ')}
        </Banner>
      )}
      <LaterChange
        registro={registro}
        resource={resource}
        calls={calls}
        kept={draft.kept}
        beside={(change) =>
          differingTickets(ticketsOf(change), ticketsOf(registro.valores ?? {}), moneyOf(moeda))
        }
        mayPublish={mayPublish}
        begins={begins}
        onDone={refresh}
      />
      <Resting when={publish.isBusy}>
        <section aria-labelledby="words" className="grid grid-cols-1 gap-5">
          <h2 id="words">{m.event_words()}</h2>
          <RecordFields
            slug={igreja.slug}
            resource={resource}
            valores={draft.valores}
            errors={errors}
            options={{}}
            onChange={draft.change}
            onSending={setSending}
          />
        </section>
        <EveningRows form={form} errors={errors} onChange={change} />
        <TicketRows
          key={round}
          rows={form.ingressos}
          money={moneyOf(moeda)}
          sales={vendas}
          errors={errors}
          onRows={(ingressos) => change({ ingressos })}
        />
        <QuestionRows
          title={m.questions_buyer()}
          hint={m.questions_buyer_hint()}
          level={2}
          rows={form.perguntas}
          at="bilheteria.perguntas"
          errors={errors}
          onRows={(perguntas) => change({ perguntas })}
        />
        <SaleFields form={form} errors={errors} methods={metodos} onChange={change} />
      </Resting>
      <PublishBar
        kept={draft.kept}
        registro={registro}
        isTimed
        page={situacao === 'publicado' ? `${igreja.portal}/event/${id}` : null}
        isBusy={publish.isBusy || isSending}
        mayPublish={mayPublish}
        onPublish={(times) => void publish.start(times)}
        preview={
          <PreviewButton
            slug={igreja.slug}
            registro={{ nome: evento.nome, id: registro.id }}
            keep={draft.flush}
          />
        }
      />
      {!isNew && (
        <section aria-labelledby="history" className="grid grid-cols-1 gap-3">
          <h2 id="history">{m.history()}</h2>
          <History
            key={registro.versao}
            calls={calls}
            registro={registro}
            mayRestore={false}
            onRestored={() => undefined}
          />
          {mayPublish && (
            <>
              <p className="text-ink-muted text-sm">{m.event_archive_detail()}</p>
              <Button
                variant="secondary"
                icon={situacao === 'arquivado' ? <ArchiveRestore /> : <Archive />}
                loading={archive.isBusy}
                className="justify-self-start"
                onClick={() => void archive.start(situacao !== 'arquivado')}
              >
                {situacao === 'arquivado' ? m.unarchive() : m.archive()}
              </Button>
            </>
          )}
        </section>
      )}
      {conflict && (
        <ConflictDialog
          resource={resource}
          mine={draft.valores}
          conflict={conflict}
          beside={differingTickets(form, ticketsOf(conflict.valores), moneyOf(moeda))}
          isBusy={publish.isBusy}
          onMine={() => void publish.start(conflict.times, conflict.versao)}
          onTheirs={() => {
            begins({ versao: conflict.versao, valores: conflict.valores })
            setConflict(null)
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </div>
  )
}

/** From an event to where it is seen, who came, and the same on another day. */
function EventLinks({
  igreja,
  registro,
  esperam,
}: { igreja: IgrejaEquipe } & Pick<EventoAberto, 'registro' | 'esperam'>) {
  const look = buttonClass({ variant: 'secondary' })
  const { id, situacao, valores } = registro
  return (
    <div className="flex flex-wrap gap-3">
      {situacao === 'publicado' && (
        <a href={`${igreja.portal}/event/${id}`} className={look}>
          <span className="btn-label">
            <ExternalLink aria-hidden="true" />
            {m.event_see()}
          </span>
        </a>
      )}
      <Link to="presenca" className={look}>
        <span className="btn-label">
          <Users aria-hidden="true" />
          {m.event_who_came()}
        </span>
      </Link>
      <Link to="espera" className={look}>
        <span className="btn-label">
          <Hourglass aria-hidden="true" />
          {m.event_queue({ count: esperam })}
        </span>
      </Link>
      <CopyEvent
        key={registro.versao}
        slug={igreja.slug}
        id={id}
        dataInicio={String(valores?.['dataInicio'] ?? '')}
      />
    </div>
  )
}
