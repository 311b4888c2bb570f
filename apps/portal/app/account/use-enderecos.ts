import { accountCalls } from '@atrio/contract'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { useChurch } from '../shell/church.ts'

/** The person's addresses at this church, the main one first. */
export function useEnderecos() {
  const { user } = useSession()
  const cliente = useChurch()?.clienteId ?? null
  return useCall(
    accountCalls.listEnderecos,
    user && cliente !== null ? { params: { id: user.id }, query: { cliente } } : null,
  )
}
