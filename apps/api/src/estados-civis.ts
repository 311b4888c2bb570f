import type { accountCalls, CallResult } from '@atrio/contract'
import type { Locale } from '@atrio/rules'

type EstadosCivis = CallResult<(typeof accountCalls)['listEstadosCivis']>['estadosCivis']
type Codigo = EstadosCivis[number]['codigo']

const NAMES: Record<Codigo, Record<Locale, string>> = {
  solteiro: { 'pt-BR': 'Solteiro(a)', en: 'Single', es: 'Soltero/a' },
  casado: { 'pt-BR': 'Casado(a)', en: 'Married', es: 'Casado/a' },
  casado_civil: { 'pt-BR': 'Casado(a) no civil', en: 'Civil marriage', es: 'Casado/a por lo civil' },
  casado_civil_religioso: {
    'pt-BR': 'Casado(a) no civil e no religioso',
    en: 'Civil and religious marriage',
    es: 'Casado/a por lo civil y lo religioso',
  },
  uniao_estavel: { 'pt-BR': 'União estável', en: 'Domestic partnership', es: 'Unión de hecho' },
  mora_junto: { 'pt-BR': 'Mora junto', en: 'Living together', es: 'Conviviente' },
  divorciado: { 'pt-BR': 'Divorciado(a)', en: 'Divorced', es: 'Divorciado/a' },
  viuvo: { 'pt-BR': 'Viúvo(a)', en: 'Widowed', es: 'Viudo/a' },
}

/** Marital statuses (Spec §3), from the commonest on. */
export function listEstadosCivis(locale: Locale): EstadosCivis {
  return Object.entries(NAMES).map(([codigo, names]) => ({ codigo: codigo as Codigo, nome: names[locale] }))
}
