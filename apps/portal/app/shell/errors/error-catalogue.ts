import { isRouteErrorResponse } from 'react-router'
import { m } from '../../paraglide/messages.js'

export interface ErrorText {
  title: () => string
  detail: () => string
}

/**
 * What the error page can be told to say. `?message=` is one of these keys (the first is the specification's); any
 * other text, however it came into the address, shows the generic message.
 */
const errorCatalogue: Record<string, ErrorText> = {
  'HOME.MESSAGE.ERROR.GENERIC': { title: m.error_generic_title, detail: m.error_generic },
  'CHURCH.MESSAGE.ERROR.INACTIVE': { title: m.error_church_inactive_title, detail: m.error_church_inactive },
  'CHURCH.MESSAGE.ERROR.NOT_FOUND': { title: m.error_church_unknown_title, detail: m.error_church_unknown },
  'CONTENT.MESSAGE.ERROR.NOT_FOUND': {
    title: m.error_content_not_found_title,
    detail: m.error_content_not_found,
  },
  'EVENT.MESSAGE.ERROR.NOT_FOUND': { title: m.error_event_not_found_title, detail: m.error_event_not_found },
  'PRAISE.MESSAGE.ERROR.UNAVAILABLE': {
    title: m.praise_unavailable_title,
    detail: m.praise_unavailable,
  },
  'PAGE.MESSAGE.ERROR.NOT_FOUND': { title: m.error_not_found_title, detail: m.error_not_found },
}

export function errorText(message: string | null | undefined): ErrorText {
  const known = message && Object.hasOwn(errorCatalogue, message) ? errorCatalogue[message] : undefined
  return known ?? errorCatalogue['HOME.MESSAGE.ERROR.GENERIC']!
}

/** The key of the catalogue that tells of a failure. */
export function messageOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return 'HOME.MESSAGE.ERROR.GENERIC'
  if (typeof error.data === 'string' && error.data.includes('.MESSAGE.')) return error.data
  return error.status === 404 ? 'PAGE.MESSAGE.ERROR.NOT_FOUND' : 'HOME.MESSAGE.ERROR.GENERIC'
}
