import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** An address that mail can be sent to (Spec §5), with the length limits of SMTP. */
export function email(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  const good = typeof value === 'string' && value.length <= EMAIL_LENGTH && EMAIL.test(value)
  return good ? null : { regra: 'email' }
}

/** Most characters of an address. */
export const EMAIL_LENGTH = 254

// Atoms joined by single dots: no leading, trailing or consecutive dot. ASCII only, because
// a mailbox outside it needs SMTPUTF8, and look-alike letters would make look-alike accounts.
const ATOM = /[\w!#$%&'*+/=?^`{|}~-]+/.source
const LABEL = /[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?/.source

/** The same as a pattern without flags: the document of the API can tell no other. */
export const EMAIL = new RegExp(`^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z]{2,}$`)
