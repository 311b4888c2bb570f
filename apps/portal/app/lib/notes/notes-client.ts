import { notesCalls as calls, type CallResult, type NotaSermao } from '@atrio/contract'
import { api } from '../session/api-client.ts'
import type { RemoteNotas } from './notas-store.ts'

export function remoteNotas(igreja: number): RemoteNotas {
  return {
    list: async () => (await api(calls.listNotasSermao, { query: { igreja } })).notas,
    get: async (id) => (await api(calls.getNotaSermao, { params: { id } })).nota,
    async send(id, request): Promise<NotaSermao | null> {
      if (request.kind === 'delete') {
        await api(calls.deleteNotaSermao, { params: { id } })
        return null
      }
      const { conteudo } = request
      if (request.kind === 'create') {
        return (await api(calls.createNotaSermao, { query: { igreja }, body: { id, ...conteudo } })).nota
      }
      const body = { ...conteudo, versao: request.versao }
      return (await api(calls.saveNotaSermao, { params: { id }, body })).nota
    },
  }
}

/** All notes that the server has as a PDF document, or the one of `id`. */
export function loadPdf(igreja: number, id?: string): Promise<CallResult<typeof calls.exportNotasSermao>> {
  return api(calls.exportNotasSermao, { query: { igreja, ...(id ? { id } : {}) } })
}
