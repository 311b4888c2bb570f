import type { Igreja } from '@atrio/contract'

/** What access and registration need to know of the church. */
export interface AccessChurch {
  id: number
  /** The id by which the look-up names the church. */
  clienteId: number
  nome: string
  slug: string
  /** ISO 3166-1 alpha-2. */
  pais: string
  fusoHorario: string
  camposCadastro: Igreja['camposCadastro']
}

export interface StepProps {
  church: AccessChurch
  /** The step was come to from another one. */
  arrive: boolean
}

export function toAccessChurch(igreja: Igreja): AccessChurch | null {
  const { id, nome, slug, fusoHorario, camposCadastro } = igreja
  const cliente = igreja.clientes[0]
  return cliente
    ? { id, clienteId: cliente.id, nome, slug, pais: cliente.pais, fusoHorario, camposCadastro }
    : null
}
