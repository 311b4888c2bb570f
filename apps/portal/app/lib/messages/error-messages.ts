import { ApiError, type ErrorBody, type ErrorCode } from '@atrio/contract'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** What a person reads when a call fails: what happened, what it means, and what to do about it. */
export interface ErrorMessage {
  title: string
  detail: string
  /** Label of the one thing to do; the page knows what that is. */
  action: string
}

// Few visits meet an error, and all codes together are larger than most pages.
let known: Partial<Record<ErrorCode, ErrorText>> = {}

/**
 * Loads the words of all codes. Whoever carries calls waits for it when one fails, so that they are there when the failure
 * is shown. Never rejects: without a network there is the one text that is always here.
 */
export async function loadErrorTexts(): Promise<void> {
  known = await import('./error-texts.ts').then(
    ({ errorTexts }) => errorTexts,
    () => known,
  )
}

/** The message of whatever a call rejected with. Anything but an answer of ours counts as no answer. */
export function errorMessage(error: unknown): ErrorMessage {
  if (!(error instanceof ApiError)) return say(network, {})
  return bodyMessage(error.body)
}

/** What the body of an answer says; registration that is still to open has not ended. */
export function bodyMessage({ code, retryAfter, detalhes }: ErrorBody): ErrorMessage {
  const opens = code === 'EVT_REG_002' ? detalhes?.['abreEm'] : undefined
  if (opens === undefined) return codeMessage(code, retryAfter)
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return {
    title: m.code_evt_reg_002_soon_title(),
    detail: m.code_evt_reg_002_soon_detail({ date: format.format(new Date(opens)) }),
    action: m.code_evt_reg_002_action(),
  }
}

export function codeMessage(code: ErrorCode, retryAfter?: number): ErrorMessage {
  return say(known[code] ?? network, { wait: waitText(retryAfter) })
}

/** The code of a failed call, or `NETWORK` when no answer came. */
export function errorCode(error: unknown): ErrorCode | 'NETWORK' {
  return error instanceof ApiError ? error.body.code : 'NETWORK'
}

/** The words of one code. */
export interface ErrorText {
  title: () => string
  detail: (inputs: { wait: string }) => string
  action: () => string
}

const network: ErrorText = {
  title: m.code_network_title,
  detail: m.code_network_detail,
  action: m.code_network_action,
}

function say(text: ErrorText, { wait = '' }: { wait?: string }): ErrorMessage {
  return { title: text.title(), detail: text.detail({ wait }), action: text.action() }
}

/** `in 5 minutes`, in words of the page's language. */
function waitText(seconds: number | undefined): string {
  if (!seconds || seconds < 5) return m.code_wait_moment()
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'always' })
  return seconds < 90
    ? format.format(Math.ceil(seconds), 'second')
    : format.format(Math.ceil(seconds / 60), 'minute')
}
