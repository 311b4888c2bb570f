import { accountCalls } from '@atrio/contract'
import { useCall } from '../lib/personal/use-call.ts'

/** The CPF that the person has given before: nobody types what is known. */
export function useOwnCpf(userId: number | null): string | null {
  const { data } = useCall(accountCalls.listDocumentos, userId === null ? null : { params: { id: userId } })
  return data?.documentos.find(({ tipo }) => tipo === 'CPF')?.numero ?? null
}
