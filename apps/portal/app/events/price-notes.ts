import type { MetodoOferecido } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import type { BuyingProps } from './evento-tickets.tsx'

export interface PriceNote {
  /** With the fee of the cheapest way to pay, in cents. */
  total: number
  text: string
}

/** The cheapest way to pay an amount that can be chosen; null where nothing can. */
export function cheapest(metodos: readonly MetodoOferecido[]): MetodoOferecido | null {
  const open = metodos.filter(({ indisponivel }) => indisponivel === null)
  return open.reduce<MetodoOferecido | null>(
    (best, metodo) => (best === null || metodo.total < best.total ? metodo : best),
    null,
  )
}

/** What comes on top of a price, said from the first screen on: nobody is to find a fee at the end. */
export function priceNote(
  metodos: readonly MetodoOferecido[],
  money: (cents: number) => string,
): PriceNote | undefined {
  const best = cheapest(metodos)
  if (!best) return undefined
  const open = metodos.filter(({ indisponivel }) => indisponivel === null)
  const dearest = open.reduce((most, metodo) => (metodo.total > most.total ? metodo : most), best)
  const sum = { fee: money(best.taxas), total: money(best.total) }
  if (dearest.total === best.total) {
    return { total: best.total, text: best.taxas === 0 ? m.events_no_fee() : m.events_fee(sum) }
  }
  const least =
    best.taxas === 0
      ? m.events_no_fee_with({ method: best.nome })
      : m.events_fee_with({ ...sum, method: best.nome })
  const most = m.events_up_to({ total: money(dearest.total), method: dearest.nome })
  return { total: best.total, text: `${least} · ${most}` }
}

/** What the chosen tickets cost, each with the fee of its cheapest way to pay: the steps after it ask the server. */
export function chosenTotal(
  { at, metodos, selection }: Pick<BuyingProps, 'at' | 'metodos' | 'selection'>,
  money: (cents: number) => string,
): number {
  return at.evento.ingressos.reduce((sum, { id, valor: listed }) => {
    const valor = at.estoque?.ingressos.find((stock) => stock.id === id)?.valor ?? listed ?? 0
    const one = valor === 0 ? 0 : (priceNote(metodos[valor] ?? [], money)?.total ?? valor)
    return sum + one * (selection[id] ?? 0)
  }, 0)
}
