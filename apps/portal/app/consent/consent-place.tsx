import { lazy, Suspense } from 'react'
import { useHydrated } from '../lib/data/store.ts'
import { useRootData } from '../shell/church.ts'

const ConsentHost = lazy(() => import('./consent-host.tsx'))

/** Where a church's visitors are asked what may be loaded from others: nothing of it where nothing is (Decision 153). */
export function ConsentPlace() {
  const root = useRootData()
  // Pages are alike for everybody: who is asked is known here alone.
  const isHydrated = useHydrated()
  if (!isHydrated || !root?.ports?.length) return null
  return (
    <Suspense>
      <ConsentHost open={root.ports} isOpen={root.isOpenToPorts} />
    </Suspense>
  )
}
