import { isOpenTo, type Call } from '@atrio/contract'
import { useSession } from '../lib/session/session-store.ts'
import { useChurch } from './church.ts'

/** Whether a call is open to who is here, at this church: what the API would refuse is not offered (Decision 103). */
export function useCan(): (call: Pick<Call, 'auth' | 'modulo'>) => boolean {
  const { status, roles } = useSession()
  const modulos = useChurch()?.modulos ?? []
  return (call) =>
    (!call.modulo || modulos.includes(call.modulo)) && isOpenTo(call, status === 'loggedIn' ? roles : null)
}
