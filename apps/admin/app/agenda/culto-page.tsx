import {
  hasRight,
  staffAgendaCalls,
  type CallResult,
  type CultoEquipe,
  type CultoValores,
  type IgrejaEquipe,
} from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useLoaderData, useNavigate, useOutletContext, useParams } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useDraftForm } from '../lib/draft-form.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { MissingPage } from '../shell/failed-page.tsx'
import { DraftForm } from '../shell/draft-form.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { CultoFields } from './culto-fields.tsx'

type Cultos = CallResult<(typeof staffAgendaCalls)['listCultosEquipe']>

const fresh: CultoValores = {
  nome: '',
  descricao: '',
  diaSemana: 0,
  hora: '10:00',
  duracaoMinutos: 90,
  local: '',
  idioma: null,
  flagCriancas: false,
  flagLibras: false,
  flagAcessivel: false,
  flagOnline: false,
}

/** One weekly service, or a new one. */
export function CultoPage() {
  const loaded = useLoaderData<Cultos | null>()
  const { id } = useParams()
  if (!loaded) return null
  const culto = loaded.cultos.find((one) => String(one.id) === id)
  if (!culto && id !== 'new') return <MissingPage />
  return <CultoForm key={`${id}/${culto?.versao}`} culto={culto ?? null} />
}

function CultoForm({ culto }: { culto: CultoEquipe | null }) {
  const igreja = useOutletContext<IgrejaEquipe>()
  const navigate = useNavigate()
  const { show } = useToasts()
  const { slug } = igreja
  const mayChange = hasRight(igreja.papeis, { area: 'agenda', may: 'publish' })
  const title = culto?.nome ?? m.culto_new()
  usePageTitle(title, igreja.nome)
  const form = useDraftForm<CultoValores, unknown>({
    place: `${slug}/culto/${culto?.id ?? 'new'}`,
    stored: { versao: culto?.versao ?? 0, valores: culto ? valuesOf(culto) : fresh },
    run: ({ versao, valores }) =>
      culto
        ? api(staffAgendaCalls.saveCultoEquipe, {
            params: { slug, idCulto: culto.id },
            body: { versao, ...valores },
          })
        : api(staffAgendaCalls.createCultoEquipe, { params: { slug }, body: valores }),
    onSaved: () => {
      show({ tone: 'ok', title: m.culto_saved(), detail: m.saved_everywhere() })
      if (!culto) void navigate('..', { relative: 'path' })
    },
  })
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <BackLink>{m.agenda_weekly()}</BackLink>
      <h1 className="wrap-break-word">{title}</h1>
      <DraftForm form={form} mayChange={mayChange}>
        <fieldset disabled={!mayChange} className="grid min-w-0 grid-cols-1 gap-5">
          <CultoFields valores={form.valores} errors={form.errors} onChange={form.change} />
        </fieldset>
      </DraftForm>
      {culto && mayChange && <ArchiveCulto slug={slug} culto={culto} />}
    </div>
  )
}

/** What is not held any more goes from the portal, and stays here. */
function ArchiveCulto({ slug, culto: { id, versao, flagArquivado } }: { slug: string; culto: CultoEquipe }) {
  const refresh = useRefresh()
  const { show } = useToasts()
  const archive = useTask(async () => {
    const body = { versao, arquivado: !flagArquivado }
    await api(staffAgendaCalls.archiveCultoEquipe, { params: { slug, idCulto: id }, body })
    show({ tone: 'ok', title: flagArquivado ? m.unarchived() : m.archived() })
    await refresh()
  })
  return (
    <div className="ruled grid grid-cols-1 gap-3">
      <p className="text-ink-muted">{flagArquivado ? m.culto_archived_detail() : m.culto_archive_detail()}</p>
      {archive.error !== null && <p role="alert">{errorText(archive.error)}</p>}
      <Button
        variant="secondary"
        icon={flagArquivado ? <ArchiveRestore /> : <Archive />}
        loading={archive.isBusy}
        className="justify-self-start"
        onClick={() => void archive.start()}
      >
        {flagArquivado ? m.unarchive() : m.archive()}
      </Button>
    </div>
  )
}

function valuesOf(culto: CultoEquipe): CultoValores {
  const names = Object.keys(fresh) as (keyof CultoValores)[]
  return Object.fromEntries(names.map((name) => [name, culto[name]])) as CultoValores
}
