import { m } from '../../paraglide/messages.js'
import { errorKey, errorTitle, type ErrorKey } from './error-titles.ts'

export interface ErrorText {
  title: () => string
  detail: () => string
}

/**
 * What the error page can be told to say. `?message=` is one of these keys (the first is the specification's); any
 * other text shows the generic message.
 */
const details: Record<ErrorKey, () => string> = {
  'HOME.MESSAGE.ERROR.GENERIC': m.error_generic,
  'CHURCH.MESSAGE.ERROR.INACTIVE': m.error_church_inactive,
  'CHURCH.MESSAGE.ERROR.NOT_FOUND': m.error_church_unknown,
  'CONTENT.MESSAGE.ERROR.NOT_FOUND': m.error_content_not_found,
  'EVENT.MESSAGE.ERROR.NOT_FOUND': m.error_event_not_found,
  'PRAISE.MESSAGE.ERROR.UNAVAILABLE': m.praise_unavailable,
  'PAGE.MESSAGE.ERROR.NOT_FOUND': m.error_not_found,
}

export function errorText(message: string | null | undefined): ErrorText {
  return { title: () => errorTitle(message), detail: details[errorKey(message)] }
}
