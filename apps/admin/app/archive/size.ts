import { getLocale } from '../paraglide/runtime.js'

/** Bytes as a person reads them. */
export function sizeOf(bytes: number): string {
  const unit = bytes >= 1_000_000 ? 'megabyte' : 'kilobyte'
  const value = Math.max(1, Math.round(bytes / (unit === 'megabyte' ? 1_000_000 : 1_000)))
  return new Intl.NumberFormat(getLocale(), { style: 'unit', unit }).format(value)
}
