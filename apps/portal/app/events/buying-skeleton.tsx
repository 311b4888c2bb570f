import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** The page of buying before its event is there, and while what was chosen is being held. */
export function BuyingSkeleton() {
  return (
    <SkeletonGroup label={m.events_buy_loading()} className="tool purchase">
      <div className="purchase-main">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton shape="box" className="h-28" />
        <Skeleton shape="box" className="h-28" />
      </div>
    </SkeletonGroup>
  )
}
