import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'

/** Whose notes: sealed for one person at one church, they open nowhere else. */
interface Owner {
  igrejaId: number
  userId: number
}

/** Allergies and blood type are health data: encrypted, so that neither a backup nor a query shows them. */
export function sealObservacoes(
  secrets: Secrets,
  owner: Owner,
  text: string | null | undefined,
): Buffer | null {
  return text ? seal(secrets, 'observacoes', context(owner), text) : null
}

export function openObservacoes(
  secrets: Secrets,
  row: Owner & { observacoesEncrypted: Buffer | null },
): string | null {
  const { observacoesEncrypted: sealed } = row
  return sealed ? unseal(secrets, 'observacoes', context(row), sealed) : null
}

const context = ({ igrejaId, userId }: Owner) => `${igrejaId}/${userId}`
