import { accessCalls } from '@atrio/contract'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'

/** The passkeys of who is logged in. */
export function useChaves() {
  const { user } = useSession()
  return useCall(accessCalls.listChaves, user ? { params: { id: user.id } } : null, { fresh: true })
}
