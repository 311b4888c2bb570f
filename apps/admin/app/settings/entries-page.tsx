import type { CallResult, IgrejaEquipe, staffTeamCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { LogIn } from 'lucide-react'
import { useLoaderData, useOutletContext } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'

type Entradas = CallResult<(typeof staffTeamCalls)['listEntradasEquipe']>

/** When those came in who answer for the organisation. */
export function EntriesPage() {
  const loaded = useLoaderData<Entradas | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.entries(), igreja.nome)
  if (!loaded) return null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.entries()}</h1>
        <p className="text-ink-muted">{m.entries_lead()}</p>
      </div>
      {loaded.entradas.length === 0 ? (
        <EmptyState icon={<LogIn />} title={m.entries_none()} />
      ) : (
        <ul className="ruled">
          {loaded.entradas.map(({ id, nome, dataEntrada }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <span className="font-semibold wrap-break-word">{nome ?? m.entries_gone()}</span>
              <time dateTime={dataEntrada} className="text-ink-muted">
                {formatMoment(dataEntrada)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
