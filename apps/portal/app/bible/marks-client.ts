import { bibleCalls, type Marcacao } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import type { MarkChange } from './use-marks.ts'

type Chapter = { userId: number; livro: string; capitulo: number }

export async function listMarks({ userId, livro, capitulo }: Chapter): Promise<Marcacao[]> {
  const { marcacoes } = await api(bibleCalls.listMarcacoes, {
    params: { id: userId },
    query: { livro, capitulo },
  })
  return marcacoes
}

/** Returns all marks of the chapter as they are now. */
export async function saveMark({ userId, versiculos, ...change }: Chapter & MarkChange): Promise<Marcacao[]> {
  const { marcacoes } = await api(bibleCalls.saveMarcacao, {
    params: { id: userId },
    body: { ...change, versiculos: [...versiculos] },
  })
  return marcacoes
}
