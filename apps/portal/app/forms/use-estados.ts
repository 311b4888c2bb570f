import { accountCalls, type CallResult } from '@atrio/contract'
import { useCall } from '../lib/personal/use-call.ts'

type Estados = CallResult<typeof accountCalls.listEstados>['estados']

/** The states of a country; none while they are on their way, and where they are not known. */
export function useEstados(pais: string): Estados {
  const request = /^[A-Z]{2}$/.test(pais) ? { params: { country: pais } } : null
  return useCall(accountCalls.listEstados, request).data?.estados ?? []
}
