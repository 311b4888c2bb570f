import { countCharacters } from '../fields/characters.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** Characters of a new password (Spec §9). The upper end only bounds the cost of hashing. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** The only special characters that Spec §5 allows. */
export const PASSWORD_SPECIALS = '@$!%*?&#/.'

/** For the `passwordrules` attribute, so that password managers generate what is accepted. */
export const PASSWORD_RULES_ATTRIBUTE = `minlength: ${PASSWORD_LENGTH.min}; maxlength: ${PASSWORD_LENGTH.max}; required: lower; required: upper; required: digit; required: [${PASSWORD_SPECIALS}]`

export interface PasswordChecks {
  /** The visible requirements, in the order of the list. */
  minLength: boolean
  lower: boolean
  upper: boolean
  number: boolean
  special: boolean
  /** False beyond the maximum length. Not in the list: shown only when it happens. */
  notTooLong: boolean
  /** The first character that is not accepted, so that the message can name it; else `null`. */
  refused: string | null
}

/** What the checklist under a new password shows while it is typed. */
export function passwordChecks(value: string): PasswordChecks {
  const length = countCharacters(value)
  return {
    minLength: length >= PASSWORD_LENGTH.min,
    lower: /[a-z]/.test(value),
    upper: /[A-Z]/.test(value),
    number: /\d/.test(value),
    special: SPECIAL.test(value),
    notTooLong: length <= PASSWORD_LENGTH.max,
    refused: REFUSED.exec(value.normalize('NFC'))?.[0] ?? null,
  }
}

/** A new password (Spec §5). Says which character is refused, or the maximum when that is the trouble. */
export function password(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  if (typeof value !== 'string') return { regra: 'password' }
  const { refused, notTooLong, ...required } = passwordChecks(value)
  if (refused !== null) return { regra: 'password', params: { refused } }
  if (!notTooLong) return { regra: 'password', params: { max: PASSWORD_LENGTH.max } }
  return Object.values(required).every(Boolean) ? null : { regra: 'password' }
}

const SPECIAL = /[@$!%*?&#/.]/
// Letters are a to z: an accented one has several encodings, and the account serves other apps too.
const REFUSED = /[^A-Za-z\d@$!%*?&#/.]/u
