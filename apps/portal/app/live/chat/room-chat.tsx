import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/data/store.ts'
import { m } from '../../paraglide/messages.js'
import type { RoomProps } from './room.tsx'

const Room = lazy(() => import('./room.tsx'))

/** The chat of a room, as high as its place; its script comes when it is shown. */
export function RoomChat(props: RoomProps) {
  const isAlive = useHydrated()
  const waiting = (
    <SkeletonGroup label={m.chat_loading()}>
      <Skeleton className="h-64" />
    </SkeletonGroup>
  )
  if (!isAlive) return waiting
  return (
    <Suspense fallback={waiting}>
      <Room {...props} />
    </Suspense>
  )
}
