import { accountCalls, type CallResult } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'

type Estados = CallResult<typeof accountCalls.listEstados>['estados']

/** The states of a country; none while they are on their way, and where they are not known. */
export function useEstados(pais: string): Estados {
  const loaded = useLoaded(`estados ${pais}`, async () => {
    if (!/^[A-Z]{2}$/.test(pais)) return []
    return (await api(accountCalls.listEstados, { params: { country: pais } })).estados
  })
  return loaded.state === 'loaded' ? loaded.data : []
}
