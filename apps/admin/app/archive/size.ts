import { getLocale } from '../paraglide/runtime.js'

/** Bytes as a person reads them. */
export function sizeOf(bytes: number): string {
  if (bytes >= 1_000_000_000) return format(Math.round(bytes / 100_000_000) / 10, 'gigabyte')
  if (bytes >= 1_000_000) return format(Math.round(bytes / 1_000_000), 'megabyte')
  return format(Math.max(1, Math.round(bytes / 1_000)), 'kilobyte')
}

function format(value: number, unit: 'gigabyte' | 'megabyte' | 'kilobyte'): string {
  return new Intl.NumberFormat(getLocale(), { style: 'unit', unit }).format(value)
}
