import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Modulo } from './partners.ts'

interface NewCode {
  igrejaId: number
  userId: number
  modulo: Modulo
  endereco: string
  flagEmail: boolean
  criancas: number[]
}

/** 256 bits, of which only the digest stays. */
export async function createCode(trx: TenantTrx, { igrejaId, ...given }: NewCode): Promise<string> {
  const codigo = randomBytes(32).toString('base64url')
  await trx
    .deleteFrom('terceiroCodigo')
    .where('expiraEm', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await trx
    .insertInto('terceiroCodigo')
    .values({
      igrejaId,
      ...given,
      codigoHash: hash(codigo),
      expiraEm: sql<Date>`now() + interval '60 seconds'`,
    })
    .execute()
  return codigo
}

/** Spends a code: one statement, so that of two who come at once one has it. */
export function spendCode(trx: TenantTrx, { codigo, modulo }: { codigo: string; modulo: Modulo }) {
  return trx
    .updateTable('terceiroCodigo')
    .set({ usadoEm: sql<Date>`now()` })
    .where('codigoHash', '=', hash(codigo))
    .where('modulo', '=', modulo)
    .where('usadoEm', 'is', null)
    .where('expiraEm', '>', sql<Date>`now()`)
    .returning(['userId', 'flagEmail', 'criancas', 'endereco'])
    .executeTakeFirst()
}

function hash(codigo: string): Buffer {
  return createHash('sha256').update(codigo).digest()
}
