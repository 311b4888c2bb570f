import type { accountStaffCalls, CallInput, CallResult, UsuarioEquipe } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

export type EstadosCivis = CallResult<(typeof accountStaffCalls)['getUsuarioEquipe']>['estadosCivis']

export const sexes: Record<NonNullable<UsuarioEquipe['sexo']>, () => string> = {
  feminino: m.person_sex_feminino,
  masculino: m.person_sex_masculino,
}

/** The parts of an address in the order in which they are typed. */
export const ADDRESS = ['cep', 'rua', 'numero', 'complemento', 'bairro', 'cidade', 'estado'] as const
type Part = (typeof ADDRESS)[number]

/** What is typed of somebody beyond what an invitation asks: everything is a text, and empty where nothing is known. */
export interface MoreValues {
  sexo: string
  estadoCivil: string
  dataCasamento: string
  ocupacao: string
  endereco: Record<Part, string>
  /** By the number of the question. */
  respostas: Record<string, string>
}

export function moreOf({ endereco, respostas, ...usuario }: UsuarioEquipe): MoreValues {
  return {
    sexo: usuario.sexo ?? '',
    estadoCivil: usuario.estadoCivil ?? '',
    dataCasamento: usuario.dataCasamento ?? '',
    ocupacao: usuario.ocupacao ?? '',
    endereco: Object.fromEntries(ADDRESS.map((part) => [part, endereco?.[part] ?? ''])) as Record<
      Part,
      string
    >,
    respostas: Object.fromEntries(respostas.map(({ id, valor }) => [String(id), valor ?? ''])),
  }
}

type Sent = CallInput<(typeof accountStaffCalls)['saveUsuarioEquipe']>['body']

/** What of it was changed: what the person says of themselves meanwhile is not written over by what stood there before. */
export function changedOf(usuario: UsuarioEquipe, values: MoreValues): Partial<Sent> {
  const before = moreOf(usuario)
  const plain = (['sexo', 'estadoCivil', 'dataCasamento', 'ocupacao'] as const).filter(
    (name) => values[name] !== before[name],
  )
  const answered = Object.entries(values.respostas).filter(([id, text]) => text !== before.respostas[id])
  const hasMoved = ADDRESS.some((part) => values.endereco[part] !== before.endereco[part])
  return {
    ...Object.fromEntries(plain.map((name) => [name, values[name] || null])),
    ...(hasMoved && {
      endereco: {
        pais: usuario.endereco?.pais ?? null,
        ...Object.fromEntries(ADDRESS.map((part) => [part, values.endereco[part].trim() || null])),
      },
    }),
    ...(answered.length > 0 && {
      respostas: Object.fromEntries(answered.map(([id, text]) => [id, text.trim() || null])),
    }),
  }
}
