import { useMemo } from 'react'
import { deviceOwner, sessionStore, useSession } from './session.ts'

/** Who is logged in, or whom the device belongs to while there is no network; 0 for nobody. */
export function currentOwner(): number {
  return sessionStore.get().user?.id ?? deviceOwner() ?? 0
}

/** As `currentOwner`, followed. */
export function useOwner(): number {
  const { status, user } = useSession()
  // The storage is asked when the session changes, and not each time that something is drawn.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const owner = useMemo(() => deviceOwner() ?? 0, [status])
  return user?.id ?? owner
}
