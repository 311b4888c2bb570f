import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** An address that mail can be sent to (Spec §5), with the length limits of SMTP. */
export function email(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' && isEmailAddress(value) ? null : { regra: 'email' }
}

// Atoms joined by single dots: no leading, trailing or consecutive dot. ASCII only, because
// a mailbox outside it needs SMTPUTF8, and look-alike letters would make look-alike accounts.
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const SUFFIX = /^[a-z]{2,}$/i

function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64 || text.length > 254) return false
  const labels = text.slice(at + 1).split('.')
  return (
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    SUFFIX.test(labels.at(-1) ?? '')
  )
}
