import { luminance, type Rgb } from './oklch.ts'

/** What a church without a usable `corApp` is painted with. */
export const NEUTRAL_BRAND = '#475569'

/**
 * The colour in a church's `corApp` as `#rrggbb`. Forgives what people type (no `#`, capitals, three
 * digits, an alpha suffix); anything else is the neutral colour, so that whatever is stored, only hex
 * ever reaches a style sheet.
 */
export function parseBrandColor(corApp: unknown): string {
  const digits = typeof corApp === 'string' ? HEX.exec(corApp.trim())?.[1]?.toLowerCase() : undefined
  if (!digits) return NEUTRAL_BRAND
  const short = digits.length <= 4
  return `#${short ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6)}`
}

/** The secondary colour of Spec §4: the same colour, translucent. */
export function secondaryColor(corApp: unknown): string {
  return `${parseBrandColor(corApp)}33`
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return contrastOf(luminance(hexToRgb(one)), luminance(hexToRgb(other)))
}

/** The same from relative luminances. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export function hexToRgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

export function rgbToHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}

const HEX = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
