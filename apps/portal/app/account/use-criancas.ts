import { accountCalls } from '@atrio/contract'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { useChurch } from '../shell/church.ts'

/** The person's children at this church, the eldest first. */
export function useCriancas() {
  const { user } = useSession()
  const cliente = useChurch()?.clienteId ?? null
  return useCall(
    accountCalls.listCriancas,
    user && cliente !== null ? { params: { id: user.id }, query: { cliente } } : null,
  )
}
