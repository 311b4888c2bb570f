import type { SavedInstrument } from '../../adapters/payment/payment-result.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { seal, unseal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'

export type CartaoRow = Selectable<Tables['usuarioCartao']>

/** Where a kept card is at its gateway. */
export interface CartaoReference {
  reference: string
  customer: string | null
}

/** Keeps a card once: the same digits of the same brand at the same gateway take the place of the earlier one. */
export async function saveCartao(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  given: {
    igrejaId: number
    userId: number
    gatewayId: number
    /** At which account there; null for the platform's. */
    contaGateway: string | null
    saved: SavedInstrument
    titular: string | null
  },
): Promise<CartaoRow> {
  const { igrejaId, userId, gatewayId, contaGateway, saved, titular } = given
  const { reference, customer, tipo, brand, last4, validade } = saved
  const values = {
    igrejaId,
    userId,
    gatewayId,
    contaGateway,
    tipo,
    bandeira: brand,
    ultimos4: last4,
    validade,
    titular,
    referenciaEncrypted: seal(secrets, 'cartao', String(userId), JSON.stringify({ reference, customer })),
  }
  const same = await trx
    .selectFrom('usuarioCartao')
    .where('userId', '=', userId)
    .where('gatewayId', '=', gatewayId)
    .where('ultimos4', '=', last4)
    .where((eb) => eb('bandeira', 'is not distinct from', brand))
    .where((eb) => eb('validade', 'is not distinct from', validade))
    .where('flagRemovido', '=', false)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (same) {
    return trx
      .updateTable('usuarioCartao')
      .set(values)
      .where('id', '=', same.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  return trx.insertInto('usuarioCartao').values(values).returningAll().executeTakeFirstOrThrow()
}

/** One of the person's cards; undefined also for another person's and for one that was forgotten. */
export function findCartao(
  trx: TenantTrx,
  { userId, id }: { userId: number; id: number },
): Promise<CartaoRow | undefined> {
  return trx
    .selectFrom('usuarioCartao')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('flagRemovido', '=', false)
    .selectAll()
    .executeTakeFirst()
}

export function openCartao(secrets: Secrets, row: CartaoRow): CartaoReference {
  return JSON.parse(unseal(secrets, 'cartao', String(row.userId), row.referenciaEncrypted)) as CartaoReference
}

export function toCartao(row: CartaoRow) {
  return {
    id: row.id,
    tipo: row.tipo as 'cartao_credito' | 'ach',
    bandeira: row.bandeira,
    ultimos4: row.ultimos4,
    validade: row.validade,
    titular: row.titular,
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
