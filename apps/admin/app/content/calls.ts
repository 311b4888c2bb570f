import {
  callOf,
  contentCalls,
  type Call,
  type Registro,
  type RegistroListado,
  type ResourceName,
  type Valores,
  type Verb,
} from '@atrio/contract'
import { api } from '../lib/api.ts'

export interface Versao {
  numero: number
  acao: 'criacao' | 'alteracao' | 'exclusao'
  campos: string[]
  em: string
  por: string | null
}
interface Saved {
  registro: Registro
  removido: Record<string, string[]>
}
export interface Publication {
  versao: number
  valores: Valores
  publicarEm?: string | null
  retirarEm?: string | null
}
/** When what is published is shown from, and until; what is left out stays as it is. */
export type Times = Pick<Publication, 'publicarEm' | 'retirarEm'>

/** The calls of one kind of record at one church. Every kind has the same, so their names are put together. */
export function recordCalls(nome: ResourceName, slug: string) {
  const ask = <Answer>(verb: Verb, params: object = {}, given: object = {}): Promise<Answer> => {
    const call = (contentCalls as Record<string, Call>)[callOf(nome, verb)]!
    return api(call, { params: { slug, ...params }, ...given } as never) as Promise<Answer>
  }
  return {
    list: (query: object) => ask<{ itens: RegistroListado[]; mais: boolean }>('list', {}, { query }),
    get: (id: number) => ask<{ registro: Registro }>('get', { id }),
    create: (valores: Valores) => ask<{ registro: Registro }>('create', {}, { body: { valores } }),
    keep: (id: number, body: { versao: number; valores: Valores }) => ask<object>('keep', { id }, { body }),
    discard: (id: number) => ask<object>('discard', { id }),
    publish: (id: number, body: Publication) => ask<Saved>('publish', { id }, { body }),
    callOff: (id: number) => ask<{ registro: Registro }>('callOff', { id }),
    archive: (id: number, body: { versao: number; arquivado: boolean }) =>
      ask<{ registro: Registro }>('archive', { id }, { body }),
    history: (id: number) => ask<{ versoes: Versao[] }>('history', { id }),
    restore: (id: number, numero: number, body: { versao: number }) =>
      ask<Saved>('restore', { id, numero }, { body }),
    order: (ids: number[]) => ask<object>('order', {}, { body: { ids } }),
  }
}
export type RecordCalls = ReturnType<typeof recordCalls>
