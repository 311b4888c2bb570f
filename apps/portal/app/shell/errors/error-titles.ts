import { isRouteErrorResponse } from 'react-router'
import { m } from '../../paraglide/messages.js'

/** How a page is called that could not be shown; every page brings these, and what else is to say comes with the error. */
const errorTitles = {
  'HOME.MESSAGE.ERROR.GENERIC': m.error_generic_title,
  'CHURCH.MESSAGE.ERROR.INACTIVE': m.error_church_inactive_title,
  'CHURCH.MESSAGE.ERROR.NOT_FOUND': m.error_church_unknown_title,
  'CONTENT.MESSAGE.ERROR.NOT_FOUND': m.error_content_not_found_title,
  'EVENT.MESSAGE.ERROR.NOT_FOUND': m.error_event_not_found_title,
  'PRAISE.MESSAGE.ERROR.UNAVAILABLE': m.praise_unavailable_title,
  'PAGE.MESSAGE.ERROR.NOT_FOUND': m.error_not_found_title,
}

export type ErrorKey = keyof typeof errorTitles

export function errorTitle(message: string | null | undefined): string {
  return errorTitles[errorKey(message)]()
}

/** Any text that is no key of the catalogue, however it came into an address, stands for the generic one. */
export function errorKey(message: string | null | undefined): ErrorKey {
  return message && Object.hasOwn(errorTitles, message) ? (message as ErrorKey) : 'HOME.MESSAGE.ERROR.GENERIC'
}

/** The key of the catalogue that tells of a failure; one that is known already is itself. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (!isRouteErrorResponse(error)) return 'HOME.MESSAGE.ERROR.GENERIC'
  if (typeof error.data === 'string' && error.data.includes('.MESSAGE.')) return error.data
  return error.status === 404 ? 'PAGE.MESSAGE.ERROR.NOT_FOUND' : 'HOME.MESSAGE.ERROR.GENERIC'
}
