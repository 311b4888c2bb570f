import { createHmac } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { seal, unseal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'

export type EsperaRow = Selectable<Tables['espera']>

/** Who waits, kept sealed: mails need it, lists do not. */
export interface Contato {
  nome: string
  email: string
}

export function sealContato(secrets: Secrets, codigo: string, contato: Contato): Buffer {
  return seal(secrets, 'espera', codigo, JSON.stringify(contato))
}

export function openContato(
  secrets: Secrets,
  { codigo, contatoEncrypted }: Pick<EsperaRow, 'codigo' | 'contatoEncrypted'>,
): Contato {
  return JSON.parse(unseal(secrets, 'espera', codigo, contatoEncrypted)) as Contato
}

/** What two turns of one address have in common, by each key; the present one's comes first. */
export function contatoHashes(secrets: Secrets, igrejaId: number, email: string): [Buffer, ...Buffer[]] {
  const hashes = secrets
    .keys('espera')
    .map((key) => createHmac('sha256', key).update(`${igrejaId} ${email}`).digest())
  return hashes as [Buffer, ...Buffer[]]
}

/** When a turn is sealed anew: the hash of before would be known to nobody once its key is gone. */
export async function rehashContato(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, id, contato }: { igrejaId: number; id: number; contato: string },
): Promise<void> {
  const [hash] = contatoHashes(secrets, igrejaId, (JSON.parse(contato) as Contato).email)
  await sql`update espera set contato_hash = ${hash} where id = ${id} and not exists (select from espera other
    where other.ingresso_id = espera.ingresso_id and other.contato_hash = ${hash}
    and other.situacao in ('aguardando', 'oferecida'))`.execute(trx)
}
