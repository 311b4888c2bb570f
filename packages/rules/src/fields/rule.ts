import type { Locale } from '../site/locales.ts'

/** Every rule of Spec §5, spelled as in the `regra` of an error body. */
export const RULE_NAMES = [
  'required',
  'email',
  'confirmed',
  'min',
  'max',
  'regex',
  'alpha_spaces',
  'date',
  'birthdate',
  'cpf',
  'documento',
  'password',
  'brPhone',
  'cep',
  'cardValidity',
] as const

export type RuleName = (typeof RULE_NAMES)[number]

/** Why a value was refused: the rule, and the figures its message needs. */
export interface RuleError {
  regra: RuleName
  params?: Record<string, string | number>
}

/** What surrounds a value. A rule that needs a part of it says so. */
export interface RuleContext {
  /** All values of the form, by field (`campo`). */
  values?: Readonly<Record<string, unknown>>
  /** Whose short date format the value is in. Absent: the wire's ISO form, `YYYY-MM-DD`. */
  locale?: Locale
  /** ISO date of today where the church is; see `todayIn`. */
  today?: string
}

/** A rule without parameters. `null` means that the value passes. */
export type Rule = (value: unknown, params?: undefined, context?: RuleContext) => RuleError | null

/** A rule that needs parameters; `withParams` turns it into a `Rule`. */
export type ParamRule<Params> = (value: unknown, params: Params, context?: RuleContext) => RuleError | null

/** Fixes the parameters of a rule: `withParams(max, { max: 80 })`. */
export function withParams<Params>(rule: ParamRule<Params>, params: Params): Rule {
  return (value, _params, context) => rule(value, params, context)
}
