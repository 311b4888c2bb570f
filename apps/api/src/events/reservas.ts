import type { ReservaEvento } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { takeCart } from '../payments/cart/cart.ts'
import type { CartItem } from '../payments/cart/cart-offers.ts'
import {
  findHold,
  HOLD_RENEWALS,
  holdEnd,
  holdPlaces,
  releaseHold,
  type HeldPlaces,
  type Holder,
} from '../payments/cart/holds.ts'

export async function getReserva(trx: TenantTrx, holder: Holder): Promise<ReservaEvento | null> {
  const held = await findHold(trx, holder)
  return held.length > 0 ? toReserva(trx, held) : null
}

/** Holds exactly these places. A change of what is held keeps its end, or a hold could be stretched for ever. */
export async function saveReserva(
  trx: TenantTrx,
  { holder, cart }: { holder: Holder; cart: CartItem[] },
): Promise<ReservaEvento> {
  const { lines, held } = await takeCart(trx, { holder, cart })
  const places = lines.map(({ ingresso, lote, quantidade }) => ({
    ingressoId: ingresso.id,
    loteId: lote.id,
    quantidade,
  }))
  await holdPlaces(trx, {
    holder,
    places,
    expiraEm: held[0]?.expiraEm ?? holdEnd(),
    renovacoes: held[0]?.renovacoes ?? 0,
  })
  return toReserva(trx, await findHold(trx, holder))
}

/** @throws AppError NOT_FOUND when the hold has ended, HOLD_NOT_RENEWABLE after ten times */
export async function renovarReserva(trx: TenantTrx, holder: Holder): Promise<ReservaEvento> {
  const [first] = await findHold(trx, holder)
  if (!first) throw new AppError('NOT_FOUND')
  if (first.renovacoes >= HOLD_RENEWALS) throw new AppError('HOLD_NOT_RENEWABLE')
  await trx
    .updateTable('reserva')
    .set({ expiraEm: holdEnd(), renovacoes: first.renovacoes + 1 })
    .where('grupo', '=', first.grupo)
    .where('situacao', '=', 'retida')
    .execute()
  return toReserva(trx, await findHold(trx, holder))
}

export function deleteReserva(trx: TenantTrx, holder: Holder): Promise<void> {
  return releaseHold(trx, holder)
}

async function toReserva(trx: TenantTrx, held: HeldPlaces[]): Promise<ReservaEvento> {
  const [first] = held
  if (!first) throw new AppError('NOT_FOUND')
  const lotes = await trx
    .selectFrom('lote')
    .where('id', '=', (eb) => eb.fn.any(eb.val(held.map(({ loteId }) => loteId))))
    .select(['id', 'nome', 'valor'])
    .execute()
  const ingressos = held.map(({ ingressoId, loteId, quantidade }) => {
    const lote = lotes.find(({ id }) => id === loteId)!
    return { id: ingressoId, quantidade, valor: centsToWire(lote.valor!), lote: lote.nome }
  })
  return {
    uuid: first.grupo,
    expiraEm: first.expiraEm.toISOString(),
    renovacoesRestantes: HOLD_RENEWALS - first.renovacoes,
    ingressos,
    valor: ingressos.reduce((sum, { quantidade, valor }) => sum + quantidade * valor, 0),
  }
}
