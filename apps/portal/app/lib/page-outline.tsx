import { Skeleton, SkeletonGroup } from '@atrio/ui'

/** What the server, which knows nobody, shows of a page that belongs to a person: a headline and its boxes. */
export function PageOutline({ label, boxes = 1 }: { label: string; boxes?: 1 | 2 }) {
  return (
    <SkeletonGroup label={label} className="stack max-w-4xl">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="box" className="h-40" />
      {boxes === 2 && <Skeleton shape="box" className="h-40" />}
    </SkeletonGroup>
  )
}
