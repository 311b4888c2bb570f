/** How many of each ticket are wanted, by the ticket's id. */
export type Selection = Readonly<Record<number, number>>

/** As it stands in an address, and so outlives a log-in: `12-2.15-1`. */
export function selectionText(selection: Selection): string {
  return Object.entries(selection)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => `${id}-${quantity}`)
    .join('.')
}

/** Reads what an address says; whatever is no selection is left out. */
export function readSelection(text: string | null): Selection {
  const found: Record<number, number> = {}
  for (const part of (text ?? '').split('.').slice(0, 20)) {
    const [, id, quantity] = /^([1-9]\d{0,8})-([1-9]\d?)$/.exec(part) ?? []
    if (id && quantity && Number(quantity) <= 50) found[Number(id)] = Number(quantity)
  }
  return found
}

export function countTickets(selection: Selection): number {
  return Object.values(selection).reduce((sum, quantity) => sum + quantity, 0)
}

/** A ticket that is sold alone leaves no other, and any other leaves none of those. */
export function withQuantity(
  selection: Selection,
  id: number,
  quantity: number,
  exclusive: ReadonlySet<number>,
): Selection {
  const others = Object.entries(selection).filter(
    ([other]) => Number(other) !== id && !exclusive.has(id) && !exclusive.has(Number(other)),
  )
  const kept = quantity > 0 ? others : Object.entries(selection).filter(([other]) => Number(other) !== id)
  return { ...Object.fromEntries(kept), ...(quantity > 0 ? { [id]: quantity } : {}) }
}
