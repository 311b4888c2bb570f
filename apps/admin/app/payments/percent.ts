import { getLocale } from '../paraglide/runtime.js'

/** `3,99` of parts per million, as the language of the pages writes it. */
export function percentText(ppm: number): string {
  return new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 4, useGrouping: false }).format(
    ppm / 10_000,
  )
}

/** Parts per million of what was typed: 0 for nothing, null for what is no number, which is refused at the field. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/%$/, '').trim().replace(',', '.')
  if (text === '') return 0
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 10_000) : null
}
