import { shortDatePlaceholder, type RuleName } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { FieldRefusal } from './field-state.ts'

/** What a person reads below a field that a rule refused. */
export function ruleMessage({ regra, params = {} }: FieldRefusal): string {
  const message = Object.hasOwn(messages, regra) ? messages[regra as RuleName] : undefined
  return message ? message(params) : m.validation_other()
}

type Params = Record<string, string | number>

/** What the server checks beyond the shared rules. */
type ServerRule =
  | 'cpfInUse'
  | 'passwordCommon'
  | 'passwordIncorrect'
  | 'passwordUnchanged'
  | 'type'
  | 'unknown'

const messages: Record<RuleName | ServerRule, (params: Params) => string> = {
  required: () => m.validation_required(),
  email: () => m.validation_email(),
  confirmed: () => m.validation_confirmed(),
  min: (params) => m.validation_min({ min: params.min ?? '' }),
  max: (params) => m.validation_max({ max: params.max ?? '' }),
  regex: () => m.validation_regex(),
  alpha_spaces: () => m.validation_alpha_spaces(),
  date: () => m.validation_date({ format: dateFormat() }),
  birthdate: () => m.validation_birthdate({ format: dateFormat() }),
  cpf: () => m.validation_cpf(),
  cpfInUse: () => m.validation_cpf_in_use(),
  documento: () => m.validation_documento(),
  password: passwordMessage,
  passwordCommon: () => m.validation_password_common(),
  passwordIncorrect: () => m.validation_password_incorrect(),
  passwordUnchanged: () => m.validation_password_unchanged(),
  brPhone: () => m.validation_br_phone(),
  cep: () => m.validation_cep(),
  cardValidity: () => m.validation_card_validity(),
  type: () => m.validation_regex(),
  unknown: () => m.validation_other(),
}

function passwordMessage({ refused, max }: Params): string {
  if (refused !== undefined) return m.validation_password_refused({ refused })
  return max === undefined ? m.validation_password() : m.validation_password_max({ max })
}

function dateFormat(): string {
  return shortDatePlaceholder(getLocale())
}
