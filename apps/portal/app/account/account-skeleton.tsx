import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** The outline of the logged-in area while it is not known who is there. */
export function AccountSkeleton() {
  return (
    <SkeletonGroup label={m.account_loading()} className="grid max-w-4xl gap-8">
      <div className="stack">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton shape="box" className="h-64" />
        <Skeleton shape="box" className="h-64" />
      </div>
    </SkeletonGroup>
  )
}
