import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { requireUsuario } from '../http/usuario.ts'
import type { Secrets } from '../secrets.ts'

const PURPOSE = 'celula-agenda'

interface Owner {
  igrejaId: number
  userId: number
}

/** Where the feed of somebody is; null where they have none. */
export async function findAgenda(
  trx: TenantTrx,
  { secrets, ...owner }: Owner & { secrets: Secrets },
): Promise<string | null> {
  const sinal = await findSinal(trx, owner)
  return sinal ? addressOf(secrets, { ...owner, sinal }) : null
}

/**
 * Makes a new address: programs that know the one before get nothing more.
 * @throws AppError FORBIDDEN without an account here
 */
export async function renewAgenda(
  trx: TenantTrx,
  { secrets, ...owner }: Owner & { secrets: Secrets },
): Promise<string> {
  await requireUsuario(trx, owner)
  const { sinal } = await trx
    .insertInto('celulaAgenda')
    .values({ userId: owner.userId })
    .onConflict((conflict) =>
      conflict.columns(['igrejaId', 'userId']).doUpdateSet({ sinal: sql`gen_random_uuid()` }),
    )
    .returning('sinal')
    .executeTakeFirstOrThrow()
  return addressOf(secrets, { ...owner, sinal })
}

export async function deleteAgenda(trx: TenantTrx, { userId }: { userId: number }): Promise<void> {
  await trx.deleteFrom('celulaAgenda').where('userId', '=', userId).execute()
}

/** Whose feed an address names, as far as it can be read without looking; null for what is none. */
export function readChave(chave: string): { userId: number; signature: string } | null {
  const [, userId, signature] = /^(\d{1,10})\.([\w-]{43})$/.exec(chave) ?? []
  return userId && signature && Number(userId) <= 2_147_483_647 ? { userId: Number(userId), signature } : null
}

/** Whether the address is the one that the person has now. */
export async function opensAgenda(
  trx: TenantTrx,
  { secrets, signature, ...owner }: Owner & { secrets: Secrets; signature: string },
): Promise<boolean> {
  const sinal = await findSinal(trx, owner)
  if (!sinal) return false
  const given = Buffer.from(signature, 'base64url')
  return secrets.keys(PURPOSE).some((key) => {
    const own = digest(key, { ...owner, sinal })
    return given.length === own.length && timingSafeEqual(given, own)
  })
}

async function findSinal(trx: TenantTrx, { userId }: { userId: number }): Promise<string | undefined> {
  const row = await trx
    .selectFrom('celulaAgenda')
    .where('userId', '=', userId)
    .select('sinal')
    .executeTakeFirst()
  return row?.sinal
}

// What lies in the database opens nothing: the address is its signature.
function addressOf(secrets: Secrets, { sinal, ...owner }: Owner & { sinal: string }): string {
  return `/agenda/${owner.userId}.${digest(secrets.key(PURPOSE), { ...owner, sinal }).toString('base64url')}.ics`
}

function digest(key: Buffer, { igrejaId, userId, sinal }: Owner & { sinal: string }): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}:${userId}:${sinal}`).digest()
}
