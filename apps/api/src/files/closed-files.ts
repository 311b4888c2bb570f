import { arquivosFechados } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { fileAt } from './named-files.ts'

/** A file that not everybody may see, as a record names it. */
export interface ClosedFile {
  id: string
  /** What it was sent for. */
  finalidade: string
  /** Its ending: `pdf`. */
  formato: string
  /** In bytes. */
  tamanho: number
}

/**
 * What a record names by the address of a file that was sent for such records; whether whoever asks may have it the caller
 * knows (Decision 292). A person's files are none of these, whatever a record says.
 */
export async function findClosedFile(
  trx: TenantTrx,
  { address }: { address: string | null },
): Promise<ClosedFile | null> {
  const id = fileAt(address)
  if (id === null) return null
  const row = await trx
    .selectFrom('arquivo')
    .where('id', '=', id)
    .where('publico', '=', false)
    .where('finalidade', 'in', arquivosFechados)
    .select(['id', 'finalidade', 'tamanho'])
    .executeTakeFirst()
  return row ? { ...row, formato: address!.split('.').at(-1)! } : null
}
