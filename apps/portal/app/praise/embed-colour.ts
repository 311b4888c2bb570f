import { themeCss } from '@atrio/rules'

/** The colours of `?embedColor=`, all made legible; null for what is no colour, so that the church's own stay. */
export function embedTheme(embedColor: string | null): string | null {
  return embedColor !== null && COLOUR.test(embedColor.trim()) ? themeCss(embedColor) : null
}

const COLOUR = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
