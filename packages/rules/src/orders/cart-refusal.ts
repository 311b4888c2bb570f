/** A ticket in a cart, as the server finds it for this buyer. */
export interface CartTicket {
  id: number
  /** How many are asked for. */
  quantity: number
  /** Whether it is on sale: in its own time, the event's and its lot's. */
  isOnSale: boolean
  /** Places that this buyer can have: neither sold nor held, except by themselves. */
  remaining: number
  /** Whether another ticket of the event can be had instead. */
  hasOthers: boolean
  /** Of the rules that the buyer has seen; undefined when they do not say. */
  seenVersion: number | undefined
  rulesVersion: number
  minPerOrder: number
  maxPerOrder: number
  isExclusive: boolean
  /** How many one person may have; null without a limit. */
  limitPerUser: number | null
  /** How many they have, this cart left out. */
  owned: number
}

export interface CartRefusal {
  code: 'EVT_REG_001' | 'EVT_REG_020' | 'EVT_REG_021' | 'EVT_REG_023' | 'EVT_REG_024'
  /** The ticket that is refused; undefined where nothing at all is left. */
  ticket?: number
  /** What would do: `minimo`, `maximo`, `limite` with `restante`, `disponivel`. */
  details: Record<string, number>
}

/**
 * Why a cart cannot be bought, by the first thing that is wrong (Decision 40); null when nothing is. Each thing is asked
 * of all tickets before the next one: outside its time (020), sold out while others are left (024), rules (023), nothing
 * left (001), less than asked (021).
 *
 * @param shared places left in the event as a whole; infinite without a limit
 */
export function refuseCart(tickets: readonly CartTicket[], shared: number): CartRefusal | null {
  const checks = [refuseTime, refuseSoldOut, refuseRules, refuseQuantity]
  for (const check of checks) {
    for (const ticket of tickets) {
      const refusal = check(ticket, tickets)
      if (refusal) return refusal
    }
  }
  const asked = tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  if (asked <= shared) return null
  return { code: 'EVT_REG_021', ticket: tickets[0]!.id, details: { disponivel: shared } }
}

function refuseTime({ id, isOnSale }: CartTicket): CartRefusal | null {
  return isOnSale ? null : { code: 'EVT_REG_020', ticket: id, details: {} }
}

function refuseSoldOut({ id, remaining, hasOthers }: CartTicket): CartRefusal | null {
  return remaining <= 0 && hasOthers ? { code: 'EVT_REG_024', ticket: id, details: {} } : null
}

function refuseRules(ticket: CartTicket, tickets: readonly CartTicket[]): CartRefusal | null {
  const { id, quantity, seenVersion, limitPerUser, minPerOrder, maxPerOrder } = ticket
  const refuse = (details: Record<string, number> = {}): CartRefusal => ({
    code: 'EVT_REG_023',
    ticket: id,
    details,
  })
  if (seenVersion !== undefined && seenVersion !== ticket.rulesVersion) return refuse()
  if (quantity < minPerOrder) return refuse({ minimo: minPerOrder })
  if (quantity > maxPerOrder) return refuse({ maximo: maxPerOrder })
  if (ticket.isExclusive && tickets.length > 1) return refuse()
  if (tickets.some((other) => other !== ticket && other.id === id)) return refuse()
  if (limitPerUser === null) return null
  const left = Math.max(0, limitPerUser - ticket.owned)
  return quantity > left ? refuse({ limite: limitPerUser, restante: left }) : null
}

function refuseQuantity({ id, quantity, remaining }: CartTicket): CartRefusal | null {
  if (remaining <= 0) return { code: 'EVT_REG_001', details: {} }
  return remaining < quantity ? { code: 'EVT_REG_021', ticket: id, details: { disponivel: remaining } } : null
}
