import { ApiError } from '@atrio/contract'
import { refusedFields } from '../content/refused-fields.ts'
import { m } from '../paraglide/messages.js'

const rules: Record<string, (vendido: number) => string> = {
  after: m.refused_after,
  below: m.refused_below,
  options: m.refused_options,
  sold: (vendido) => m.refused_sold({ vendido }),
  soldMin: (vendido) => m.refused_sold_min({ vendido }),
  limitLate: m.refused_limit_late,
  limitStays: m.refused_limit_stays,
  lotStays: m.refused_lot_stays,
}
const NUMBERS = /\.(capacidade|qtde\w+|limiteUsuario|dias\w+|ofertaHoras)$/

/** What the server said of an event, by the place of each field. */
export function refusedOf(error: unknown): Record<string, string> {
  const refused = refusedFields(error)
  if (!(error instanceof ApiError)) return refused
  for (const { campo, regra, params } of error.body.campos ?? []) {
    const name = campo.replace(/^valores\./, '')
    if (regra in rules) refused[name] = rules[regra]!(Number(params?.['vendido'] ?? 0))
    else if (name.endsWith('.valor')) refused[name] = m.refused_price()
    else if (NUMBERS.test(name)) refused[name] = m.refused_number()
  }
  return refused
}
