import { accountCalls, churchCalls } from '@atrio/contract'
import type { SelectOption } from '@atrio/ui'
import { loadedAs, together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import type { AccessChurch } from './access-church.ts'

export interface Lookups {
  paises: readonly SelectOption[]
  estadosCivis: readonly SelectOption[]
  congregacoes: readonly SelectOption[]
  ocupacoes: readonly string[]
}

/** The lists to choose from, of those fields that the church asks for. */
export function useLookups({ id: igreja, camposCadastro }: AccessChurch) {
  const asks = (wanted: string) => camposCadastro.some(({ campo }) => campo === wanted)
  const none = loadedAs(null)
  const paises = useCall(accountCalls.listPaises, asks('endereco') ? {} : null)
  const estadosCivis = useCall(accountCalls.listEstadosCivis, asks('estadoCivil') ? {} : null)
  const congregacoes = useCall(
    churchCalls.listCongregacoes,
    asks('congregacao') ? { query: { igreja } } : null,
  )
  const ocupacoes = useCall(accountCalls.listOcupacoes, asks('ocupacao') ? {} : null)
  const loaded = together({
    paises: asks('endereco') ? paises : none,
    estadosCivis: asks('estadoCivil') ? estadosCivis : none,
    congregacoes: asks('congregacao') ? congregacoes : none,
    ocupacoes: asks('ocupacao') ? ocupacoes : none,
  })
  const lookups: Lookups = {
    paises: optionsOf(loaded.data?.paises?.paises),
    estadosCivis: optionsOf(loaded.data?.estadosCivis?.estadosCivis),
    congregacoes: (loaded.data?.congregacoes?.congregacoes ?? []).map(({ id, nome }) => ({
      value: String(id),
      label: nome,
    })),
    ocupacoes: (loaded.data?.ocupacoes?.ocupacoes ?? []).map(({ nome }) => nome),
  }
  return { lookups, failed: loaded.state === 'failed', retry: loaded.again }
}

function optionsOf(list: readonly { codigo: string; nome: string }[] = []): SelectOption[] {
  return list.map(({ codigo, nome }) => ({ value: codigo, label: nome }))
}
