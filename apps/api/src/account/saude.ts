import type { DadosCrianca } from '@atrio/contract'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'

/** Whose health: sealed for one child of one church, it opens nowhere else. */
interface Child {
  igrejaId: number
  id: number
}

/** What is said of a child's health; null for what is not. */
interface Saude {
  alergias: string | null
  tipoSanguineo: string | null
  observacoes: string | null
}

/** Encrypted like the person's own, so that neither a backup nor a query shows it; null where nothing is said. */
export function sealSaude(secrets: Secrets, child: Child, dados: DadosCrianca): Buffer | null {
  const saude: Saude = {
    alergias: dados.alergias?.trim() || null,
    tipoSanguineo: dados.tipoSanguineo ?? null,
    observacoes: dados.observacoes?.trim() || null,
  }
  const isEmpty = Object.values(saude).every((value) => value === null)
  return isEmpty ? null : seal(secrets, 'crianca', contextOf(child), JSON.stringify(saude))
}

export function openSaude(secrets: Secrets, row: Child & { saudeEncrypted: Buffer | null }): Saude {
  const { saudeEncrypted: sealed } = row
  if (!sealed) return { alergias: null, tipoSanguineo: null, observacoes: null }
  return JSON.parse(unseal(secrets, 'crianca', contextOf(row), sealed)) as Saude
}

const contextOf = ({ igrejaId, id }: Child) => `crianca:${igrejaId}:${id}`
