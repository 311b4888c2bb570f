import type { Rule, RuleContext, RuleError } from './rule.ts'

/** The rules of a form, by field: `{ nome: [required, withParams(max, { max: 80 })] }`. */
export type FormRules<Campo extends string = string> = Readonly<Record<Campo, readonly Rule[]>>

/** The fields that failed, each with its errors; a field that passed is absent. */
export type FormErrors<Campo extends string = string> = Partial<Record<Campo, RuleError[]>>

/** One failed field as the body of a 422 lists it. */
export type FieldError = RuleError & { campo: string }

/** All the errors of a value, in the order of its rules. An empty list means that it passes. */
export function validateField(
  value: unknown,
  rules: readonly Rule[],
  context: RuleContext = {},
): RuleError[] {
  return rules.map((rule) => rule(value, undefined, context)).filter((error) => error !== null)
}

/**
 * Checks all fields of a form. The rules see the values of the others through `context.values`.
 * A value without rules is not looked at; refusing unknown fields is the contract's task.
 */
export function validateForm<Campo extends string>(
  values: Readonly<Record<string, unknown>>,
  rules: FormRules<Campo>,
  context: Omit<RuleContext, 'values'> = {},
): FormErrors<Campo> {
  const errors: FormErrors<Campo> = {}
  for (const campo in rules) {
    // Own values only: a field named like a member of `Object.prototype` is missing, not that member.
    const value = Object.hasOwn(values, campo) ? values[campo] : undefined
    const found = validateField(value, rules[campo], { ...context, values })
    if (found.length > 0) errors[campo] = found
  }
  return errors
}

/** The errors of a form as a flat list, the first of each field. */
export function listFieldErrors(errors: FormErrors): FieldError[] {
  return Object.entries(errors).flatMap(([campo, found]) => {
    const first = found?.[0]
    return first ? [{ campo, ...first }] : []
  })
}
