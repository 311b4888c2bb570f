import { accountCalls } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'

/** The CPF that the person has given before: nobody types what is known. */
export function useOwnCpf(userId: number | null): string | null {
  const documents = useLoaded(`cpf ${userId}`, async () => {
    if (userId === null) return null
    const { documentos } = await api(accountCalls.listDocumentos, { params: { id: userId } })
    return documentos.find(({ tipo }) => tipo === 'CPF')?.numero ?? null
  })
  return documents.state === 'loaded' ? documents.data : null
}
