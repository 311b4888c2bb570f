import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, PlatformTrx } from '../db/client.ts'
import { hashToken } from '../http/one-time-token.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { findStep, fromBase32, toBase32 } from './totp.ts'

/** A second factor of somebody, known or about to be. */
export interface Fator {
  id: string
  secret: Buffer
  ultimoPasso: number
}

const CODES = 10
const contextOf = (id: string) => `equipe-fator:${id}`

/** A new secret beside the one that counts, in place of another that never came to count. */
export async function makeFator(
  secrets: Secrets,
  db: Database,
  { userId, segredo = toBase32(randomBytes(20)) }: { userId: number; segredo?: string },
): Promise<string> {
  const id = randomUUID()
  await db.deleteFrom('equipeFator').where('userId', '=', userId).where('confirmadoEm', 'is', null).execute()
  await db
    .insertInto('equipeFator')
    .values({ id, userId, segredoEncrypted: seal(secrets, 'fator', contextOf(id), segredo) })
    .execute()
  return segredo
}

export async function findFator(
  secrets: Secrets,
  db: Database,
  { userId, confirmed }: { userId: number; confirmed: boolean },
): Promise<Fator | null> {
  const row = await db
    .selectFrom('equipeFator')
    .where('userId', '=', userId)
    .where('confirmadoEm', confirmed ? 'is not' : 'is', null)
    .select(['id', 'segredoEncrypted', 'ultimoPasso'])
    .executeTakeFirst()
  if (!row) return null
  const secret = fromBase32(unseal(secrets, 'fator', contextOf(row.id), row.segredoEncrypted))
  return { id: row.id, secret, ultimoPasso: Number(row.ultimoPasso) }
}

export async function hasFator(db: Pick<Database, 'selectFrom'>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('equipeFator')
    .where('userId', '=', userId)
    .where('confirmadoEm', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses digits up; false where they are not right, or have served. */
export async function spendDigits(
  db: Database,
  { fator, digits }: { fator: Fator; digits: string },
): Promise<boolean> {
  const step = findStep(fator.secret, { digits, after: fator.ultimoPasso, moment: Date.now() })
  if (step === null) return false
  // Of two who show the same digits at once one is later.
  const spent = await db
    .updateTable('equipeFator')
    .set({ ultimoPasso: BigInt(step) })
    .where('id', '=', fator.id)
    .where('ultimoPasso', '<', BigInt(step))
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Uses a code of recovery up; however it is written, it is told by its letters. */
export async function spendCodigo(
  db: Database,
  { userId, codigo }: { userId: number; codigo: string },
): Promise<boolean> {
  const spent = await db
    .updateTable('equipeCodigo')
    .set({ usadoEm: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('codigoHash', '=', hashCodigo(codigo))
    .where('usadoEm', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return spent !== undefined
}

/** Ten codes of recovery in place of those before; nobody is told them again. */
export async function makeCodigos(
  trx: Pick<PlatformTrx, 'deleteFrom' | 'insertInto'>,
  { userId }: { userId: number },
): Promise<string[]> {
  const codigos = Array.from({ length: CODES }, () => toBase32(randomBytes(10)).match(/.{4}/g)!.join('-'))
  await trx.deleteFrom('equipeCodigo').where('userId', '=', userId).execute()
  await trx
    .insertInto('equipeCodigo')
    .values(codigos.map((codigo) => ({ userId, codigoHash: hashCodigo(codigo) })))
    .execute()
  return codigos
}

export async function countCodigos(db: Database, userId: number): Promise<number> {
  const { many } = await db
    .selectFrom('equipeCodigo')
    .where('userId', '=', userId)
    .where('usadoEm', 'is', null)
    .select(sql<number>`count(*)::int`.as('many'))
    .executeTakeFirstOrThrow()
  return many
}

/** From now on this one counts, and no other. */
export async function confirmFator(
  trx: PlatformTrx,
  { userId, id }: { userId: number; id: string },
): Promise<void> {
  await trx.deleteFrom('equipeFator').where('userId', '=', userId).where('id', '<>', id).execute()
  await trx
    .updateTable('equipeFator')
    .set({ confirmadoEm: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Eighty random bits need no slow digest. */
function hashCodigo(codigo: string): Buffer {
  return hashToken(`equipe-codigo ${codigo.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)
}
