import { staffCopyCalls, type CopiaEquipe, type IgrejaEquipe, type RelatorioCopia } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { Import } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useStepUp } from '../shell/step-up.tsx'
import { LeftOut } from './left-out.tsx'
import { sizeOf } from './size.ts'

const groups: Record<keyof RelatorioCopia['grupos'], () => string> = {
  igreja: m.archive_group_church,
  pessoas: m.archive_group_people,
  conteudo: m.archive_group_content,
  agenda: m.archive_group_agenda,
  conversas: m.archive_group_talks,
  grupos: m.archive_group_groups,
  oracao: m.archive_group_prayer,
  eventos: m.archive_group_events,
  dinheiro: m.archive_group_money,
}

/** What an archive would bring, and what of it cannot come; nothing has come yet. */
export function ArchiveReport({ igreja, copia }: { igreja: IgrejaEquipe; copia: CopiaEquipe }) {
  const { revalidate } = useRevalidator()
  const guarded = useStepUp()
  const params = { slug: igreja.slug }
  const take = useTask(async () => {
    if (await guarded(() => api(staffCopyCalls.trazerCopiaEquipe, { params, body: {} }))) await revalidate()
  })
  const forget = useTask(async () => {
    await api(staffCopyCalls.deleteCopiaEquipe, { params })
    await revalidate()
  })
  const relatorio = copia.entrada?.relatorio
  if (!relatorio) return null
  const error = take.error ?? forget.error
  const lacks = [
    ...(relatorio.faltam > 0 ? [m.archive_missing_files({ count: relatorio.faltam })] : []),
    ...(relatorio.desconhecidas.length > 0
      ? [m.archive_unknown({ names: relatorio.desconhecidas.join(', ') })]
      : []),
    m.archive_films_later(),
    m.archive_never(),
    copia.trazSenhas ? m.archive_passwords() : m.archive_no_passwords(),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{m.archive_of({ church: relatorio.igreja, when: formatMoment(relatorio.feitaEm) })}</p>
      <dl className="ruled">
        {Object.entries(groups).map(([name, label]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt>{label()}</dt>
            <dd className="tabular-nums">{count(relatorio.grupos[name as keyof typeof groups] ?? 0)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2">
          <dt>{m.archive_accounts()}</dt>
          <dd className="tabular-nums">{count(relatorio.contas)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-2">
          <dt>{m.archive_files()}</dt>
          <dd className="tabular-nums">
            {count(relatorio.arquivos)} ({sizeOf(relatorio.bytes)})
          </dd>
        </div>
      </dl>
      <ul className="text-ink-muted grid list-disc grid-cols-1 gap-1 ps-5 text-sm">
        {lacks.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <LeftOut deixados={relatorio.deixados} />
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={<Import />} loading={take.isBusy} onClick={() => void take.start()}>
          {m.archive_take()}
        </Button>
        <Button variant="outline" loading={forget.isBusy} onClick={() => void forget.start()}>
          {m.archive_forget()}
        </Button>
      </div>
    </div>
  )
}

const count = (value: number) => value.toLocaleString(getLocale())
