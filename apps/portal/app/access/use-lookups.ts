import { accountCalls, churchCalls } from '@atrio/contract'
import type { SelectOption } from '@atrio/ui'
import { api } from '../lib/session/api-client.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'
import type { AccessChurch } from './access-church.ts'

export interface Lookups {
  paises: readonly SelectOption[]
  estadosCivis: readonly SelectOption[]
  congregacoes: readonly SelectOption[]
  ocupacoes: readonly string[]
}

const none: Lookups = { paises: [], estadosCivis: [], congregacoes: [], ocupacoes: [] }

/** The lists to choose from, of those fields that the church asks for. */
export function useLookups({ id, camposCadastro }: AccessChurch) {
  const asked = camposCadastro.map(({ campo }) => campo)
  const loaded = useLoaded(`${id} ${asked.join()}`, () => loadLookups(id, asked))
  return {
    lookups: loaded.state === 'loaded' ? loaded.data : none,
    failed: loaded.state === 'failed',
    retry: loaded.retry,
  }
}

async function loadLookups(igreja: number, asked: readonly string[]): Promise<Lookups> {
  const when = <T>(campo: string, load: () => Promise<T[]>) =>
    asked.includes(campo) ? load() : Promise.resolve<T[]>([])
  const [paises, estadosCivis, congregacoes, ocupacoes] = await Promise.all([
    when('endereco', async () => (await api(accountCalls.listPaises)).paises),
    when('estadoCivil', async () => (await api(accountCalls.listEstadosCivis)).estadosCivis),
    when('congregacao', async () => {
      const { congregacoes } = await api(churchCalls.listCongregacoes, { query: { igreja } })
      return congregacoes
    }),
    when('ocupacao', async () => (await api(accountCalls.listOcupacoes)).ocupacoes),
  ])
  return {
    paises: paises.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
    estadosCivis: estadosCivis.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
    congregacoes: congregacoes.map(({ id, nome }) => ({ value: String(id), label: nome })),
    ocupacoes: ocupacoes.map(({ nome }) => nome),
  }
}
