import type { CallResult, IgrejaEquipe, staffTeamCalls } from '@atrio/contract'
import { useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { useFresh } from './use-fresh.ts'
import { Waiting } from './waiting.tsx'

/** What waits, and nothing else: the place that a phone keeps at its foot. */
export function PendingPage() {
  const hoje = useLoaderData<CallResult<(typeof staffTeamCalls)['getHojeEquipe']> | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.pending(), igreja.nome)
  useFresh()
  if (!hoje) return null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <h1>{m.pending()}</h1>
      <Waiting pendencias={hoje.pendencias} igreja={igreja} />
    </div>
  )
}
