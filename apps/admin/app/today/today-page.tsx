import type { CallResult, IgrejaEquipe, staffTeamCalls } from '@atrio/contract'
import { lazy, Suspense } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { CreateLinks, mayCreate } from './create-links.tsx'
import { checksServices, ServiceCheck } from './service-check.tsx'
import { useFresh } from './use-fresh.ts'
import { Waiting } from './waiting.tsx'
import { Week } from './week.tsx'

// It knows the name of every field there is.
const LastChanges = lazy(() =>
  import('./last-changes.tsx').then(({ LastChanges }) => ({ default: LastChanges })),
)

/** What waits for whoever came in, what the week holds and lacks, and what was changed last. */
export function TodayPage() {
  const hoje = useLoaderData<CallResult<(typeof staffTeamCalls)['getHojeEquipe']> | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.today(), igreja.nome)
  useFresh()
  if (!hoje) return null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <h1>{m.today()}</h1>
      <section aria-labelledby="waiting" className="grid grid-cols-1 gap-3">
        <h2 id="waiting" className="text-lg">
          {m.waiting()}
        </h2>
        <Waiting pendencias={hoje.pendencias} igreja={igreja} />
      </section>
      {mayCreate(igreja) && (
        <section aria-labelledby="create" className="grid grid-cols-1 gap-3">
          <h2 id="create" className="text-lg">
            {m.create()}
          </h2>
          <CreateLinks igreja={igreja} />
        </section>
      )}
      {checksServices(igreja) && <ServiceCheck igreja={igreja} />}
      <Week semana={hoje.semana} igreja={igreja} />
      <Suspense>
        <LastChanges igreja={igreja} />
      </Suspense>
    </div>
  )
}
