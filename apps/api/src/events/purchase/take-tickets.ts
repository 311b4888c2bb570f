import type { TenantTrx } from '../../db/tenant.ts'
import type { Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { takeSeen, type CartLine } from '../../payments/cart/cart.ts'
import { holdEnd, holdPlaces } from '../../payments/cart/holds.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { WantedTickets } from './look-tickets.ts'

/** Takes the places that the tickets were written for. From here on others wait for them. */
export async function takeTickets(
  trx: TenantTrx,
  { pedido, wanted, until }: { pedido: PedidoRow; wanted: WantedTickets; until: Date | null },
): Promise<void> {
  const { holder, lines } = wanted
  const taken = await takeSeen(trx, wanted)
  if (!isSame(taken.lines, lines)) throw new CartMoved()
  await holdPlaces(trx, {
    holder,
    places: lines.map(({ ingresso, lote, quantidade }) => ({
      ingressoId: ingresso.id,
      loteId: lote.id,
      quantidade,
    })),
    expiraEm: until ?? holdEnd(),
    pedidoId: pedido.id,
    ...(taken.held[0] ? { renovacoes: taken.held[0].renovacoes } : {}),
  })
}

/** Who wants places waits for the others, and not with all connections; where the cart moved on it begins anew. */
export function inTurn<Result>({ deps }: Context, work: () => Promise<Result>): Promise<Result> {
  return inOneOfThree(() => deps.turns.take(work))
}

/** Between looking at a cart and taking it, others bought the last place at its price. */
class CartMoved extends AppError {
  constructor() {
    super('UNAVAILABLE', { retryAfter: 1 })
  }
}

/** An order is written at the prices that were seen, before its lots are locked: where they moved on it begins anew. */
async function inOneOfThree<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CartMoved) || tries === 1) throw error
    return inOneOfThree(work, tries - 1)
  }
}

function isSame(taken: readonly CartLine[], seen: readonly CartLine[]): boolean {
  return taken.every(
    ({ lote }, index) => lote.id === seen[index]!.lote.id && lote.valor === seen[index]!.lote.valor,
  )
}
