import {
  ApiError,
  hasRight,
  toPublish,
  type IgrejaEquipe,
  type Registro,
  type Valores,
} from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useOutletContext, useParams } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { codeOf } from '../lib/api.ts'
import { formatDay } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Resting } from '../shell/resting.tsx'
import { becameOf } from './became.ts'
import { recordCalls, type Times } from './calls.ts'
import { ConflictDialog, type StalePublish } from './conflict-dialog.tsx'
import { fieldName } from './field-names.ts'
import { History } from './history.tsx'
import { kindAt, kindsBelow, pageOf, type OpenKind } from './kinds.ts'
import { LaterChange } from './later-change.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublishBar } from './publish-bar.tsx'
import { RecordFields, type RefOption } from './record-fields.tsx'
import { refusedFields } from './refused-fields.ts'
import { SituacaoTag } from './situacao-tag.tsx'
import { useDraft } from './use-draft.ts'
import { dated, titleOf } from './values.ts'

export interface LoadedRecord {
  registro: Registro
  options: Record<string, RefOption[]>
}

/** One record: what is typed is kept by itself, and public by a button alone. */
export function RecordPage() {
  const loaded = useLoaderData<LoadedRecord | null>()
  const kind = kindAt(useParams()['kind'])
  if (!loaded) return null
  return <RecordForm key={`${kind.nome}/${loaded.registro.id}`} kind={kind} {...loaded} />
}

function RecordForm({ kind, registro, options }: LoadedRecord & { kind: OpenKind }) {
  const igreja = useOutletContext<IgrejaEquipe>()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { nome, resource } = kind
  const { id, situacao } = registro
  const calls = recordCalls(nome, igreja.slug)
  const draft = useDraft(registro, { calls, place: `${igreja.slug}/${nome}/${id}` })
  const [isSending, setSending] = useState(false)
  const [conflict, setConflict] = useState<StalePublish | null>(null)
  const title = titleOf(resource, draft.valores) || m.untitled()
  usePageTitle(title, igreja.nome)

  const publish = useTask(async (times: Times, versao?: number) => {
    try {
      const saved = await calls.publish(id, {
        versao: versao ?? draft.versao,
        valores: toPublish(resource, dated(resource, draft.valores, times.publicarEm)),
        ...times,
      })
      setConflict(null)
      draft.begins({ versao: saved.registro.versao, valores: saved.registro.valores ?? {} }, 'same')
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
  async function setArchived(arquivado: boolean, versao: number) {
    const { registro: now } = await calls.archive(id, { versao, arquivado })
    draft.begins({ versao: now.versao, valores: draft.valores }, draft.kept)
    await refresh()
    const undo = { label: m.undo(), onAction: () => void takeBack(now.versao) }
    show({ tone: 'ok', title: arquivado ? m.archived() : m.unarchived(), ...(arquivado && { action: undo }) })
  }
  const takeBack = (versao: number) =>
    setArchived(false, versao).catch((error: unknown) => show({ tone: 'bad', title: errorText(error) }))
  const archive = useTask(setArchived)
  const refused = refusedFields(publish.error)
  const names = Object.keys(refused)
  const mayPublish = hasRight(igreja.papeis, { area: resource.area, may: 'publish' })
  const failed = archive.error ?? (names.length === 0 ? publish.error : null)
  const isNew = registro.versao === 0
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <BackLink>{kind.plural()}</BackLink>
        <h1 className="wrap-break-word">{title}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <SituacaoTag situacao={situacao} />
          {registro.apagaEm !== null && (
            <span className="text-ink-muted text-sm">
              {m.archived_goes({ date: formatDay(registro.apagaEm) })}
            </span>
          )}
          {registro.outros.length > 0 && (
            <span className="text-ink-muted text-sm">
              {m.others_draft({ names: registro.outros.join(', ') })}
            </span>
          )}
        </p>
        {!isNew &&
          kindsBelow(nome).map(({ kind: { path, plural }, field }) => (
            <Link
              key={path}
              className="link justify-self-start py-1"
              to={`../../${path}?${field}=${id}`}
              relative="path"
            >
              {plural()}
            </Link>
          ))}
      </div>
      {failed !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(failed)}
        </Banner>
      )}
      {names.length > 0 && (
        <Banner tone="bad" live="assertive" title={m.refused_title()}>
          {names.map(fieldName).join(', ')}
        </Banner>
      )}
      <LaterChange
        registro={registro}
        resource={resource}
        calls={calls}
        kept={draft.kept}
        mayPublish={mayPublish}
        begins={draft.begins}
        onDone={refresh}
      />
      <Resting when={publish.isBusy}>
        <RecordFields
          slug={igreja.slug}
          resource={resource}
          valores={draft.valores}
          errors={refused}
          options={options}
          onChange={draft.change}
          onSending={setSending}
        />
      </Resting>
      <PublishBar
        kept={draft.kept}
        registro={registro}
        isTimed={resource.life === 'content'}
        page={pageOf(kind, registro, igreja)}
        isBusy={publish.isBusy || isSending}
        mayPublish={mayPublish}
        onPublish={(times) => void publish.start(times)}
        preview={
          nome !== 'planoLeitura' && (
            <PreviewButton slug={igreja.slug} registro={{ nome, id }} keep={draft.flush} />
          )
        }
      />
      {!isNew && (
        <section aria-labelledby="history" className="grid grid-cols-1 gap-3">
          <h2 id="history">{m.history()}</h2>
          <History
            key={registro.versao}
            calls={calls}
            registro={registro}
            mayRestore={mayPublish}
            isHeld={publish.isBusy || archive.isBusy}
            onRestored={(now) => {
              draft.begins({ versao: now.versao, valores: now.valores ?? {} }, 'same')
              void refresh()
            }}
          />
          {mayPublish && (
            <Button
              variant="secondary"
              icon={situacao === 'arquivado' ? <ArchiveRestore /> : <Archive />}
              loading={archive.isBusy}
              className="justify-self-start"
              onClick={() => void archive.start(situacao !== 'arquivado', registro.versao)}
            >
              {situacao === 'arquivado' ? m.unarchive() : m.archive()}
            </Button>
          )}
        </section>
      )}
      {conflict && (
        <ConflictDialog
          resource={resource}
          mine={draft.valores}
          conflict={conflict}
          isBusy={publish.isBusy}
          onMine={() => void publish.start(conflict.times, conflict.versao)}
          onTheirs={() => {
            draft.begins({ versao: conflict.versao, valores: conflict.valores }, 'same')
            setConflict(null)
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </div>
  )
}
