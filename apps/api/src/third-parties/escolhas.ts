import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Modulo } from './partners.ts'

interface Whose {
  igrejaId: number
  userId: number
  modulo: Modulo
}

/** All that a person was shown: if any of it is another now, they are shown it again. */
export interface Shown {
  endereco: string
  nome: string
  email: string
  igreja: string
  /** Of whom the person is a guardian: what is told of a child is agreed to each time. */
  criancas: readonly { id: number; nome: string; dataNascimento: string | null }[]
}

/** A person's wish to go to a partner without being asked again; `vale` while what is told is what they were shown. */
export async function findEscolha(
  trx: TenantTrx,
  { igrejaId, userId, modulo, shown }: Whose & { shown: Shown },
): Promise<{ desde: Date; flagEmail: boolean; vale: boolean } | null> {
  const row = await trx
    .selectFrom('terceiroEscolha')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('modulo', '=', modulo)
    .select(['criadoEm', 'flagEmail', 'mostradoHash'])
    .executeTakeFirst()
  if (!row) return null
  const same = row.mostradoHash.equals(digest(shown, row.flagEmail))
  return { desde: row.criadoEm, flagEmail: row.flagEmail, vale: same && canBeKept(shown) }
}

export async function saveEscolha(
  trx: TenantTrx,
  { flagEmail, shown, ...whose }: Whose & { flagEmail: boolean; shown: Shown },
): Promise<void> {
  const values = { flagEmail, mostradoHash: digest(shown, flagEmail), criadoEm: sql<Date>`now()` }
  await trx
    .insertInto('terceiroEscolha')
    .values({ ...whose, ...values })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'userId', 'modulo']).doUpdateSet(values))
    .execute()
}

/** @returns whether there was one */
export async function deleteEscolha(trx: TenantTrx, { igrejaId, userId, modulo }: Whose): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('terceiroEscolha')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('modulo', '=', modulo)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function canBeKept({ criancas }: Pick<Shown, 'criancas'>): boolean {
  return criancas.length === 0
}

function digest({ endereco, nome, email, igreja }: Shown, flagEmail: boolean): Buffer {
  const told = [endereco, nome, igreja, flagEmail ? email : null]
  return createHash('sha256').update(JSON.stringify(told)).digest()
}
