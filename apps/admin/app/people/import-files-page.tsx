import { importCalls, planilha, type CallResult, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, Tag } from '@atrio/ui'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLoaderData, useNavigate, useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { refusalOf, stateWords } from './import-words.ts'

type Loaded = CallResult<(typeof importCalls)['listImportacoes']>

/** Where people come from who are in a file of another program, and what came within the last days. */
export function ImportFilesPage() {
  const loaded = useLoaderData<Loaded | null>()
  const { slug, codigo, nome } = useOutletContext<IgrejaEquipe>()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  usePageTitle(m.import_title(), nome)
  const { isBusy, error, start } = useTask(async (file: File) => {
    const body = { nome: file.name.slice(-200) }
    const sent = await api(importCalls.createImportacao, { params: { slug }, body }, { arquivo: file })
    await navigate(String(sent.importacao.id))
  })
  if (!loaded) return null
  const mega = planilha.maxBytes / 1024 / 1024
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink to={`/${codigo}/pessoas`}>{m.people_all()}</BackLink>
        <h1>{m.import_title()}</h1>
        <p className="text-ink-muted">{m.import_lead()}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={m.import_choose()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void start(file)
        }}
      />
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <Button icon={<FileUp />} loading={isBusy} onClick={() => input.current?.click()}>
          {m.import_choose()}
        </Button>
        <p className="text-ink-muted text-sm">{m.import_bounds({ rows: planilha.maxLinhas, mega })}</p>
      </div>
      {error !== null && <Banner tone="bad" live="assertive" {...refusalOf(error)} />}
      {loaded.importacoes.length > 0 && (
        <section aria-labelledby="earlier" className="grid grid-cols-1 gap-2">
          <h2 id="earlier" className="text-lg">
            {m.import_earlier()}
          </h2>
          <ul className="ruled">
            {loaded.importacoes.map((one) => (
              <li key={one.id}>
                <Link
                  to={String(one.id)}
                  className="text-ink flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-3 no-underline"
                >
                  <span className="grid min-w-0 flex-1 basis-56 grid-cols-1">
                    <span className="font-semibold wrap-anywhere">{one.nome}</span>
                    <span className="text-ink-muted text-sm">{formatMoment(one.dataCadastro)}</span>
                  </span>
                  <Tag {...(one.situacao === 'aberta' && { tone: 'warn' as const })}>
                    {stateWords[one.situacao]()}
                  </Tag>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
