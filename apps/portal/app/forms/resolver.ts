import { validateForm, type FormRules, type RuleContext } from '@atrio/rules'
import { set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { FieldRefusal } from './field-state.ts'
import { flatten } from './paths-of.ts'

/** How long validation waits for the next key (Spec §9), in ms. */
export const DEBOUNCE = 5

/** Values that the server refused: wrong for as long as they stand. */
export type Refusals = Map<string, { value: unknown; error: FieldRefusal }>

/** What a form is checked against; given to the form as its context. */
export interface Subject {
  rules: FormRules
  context: Omit<RuleContext, 'values'>
  refusals: Refusals
}

/** Checks a form with `@atrio/rules`, the same functions that the server uses. Waits until typing pauses for a moment. */
export function createResolver<Values extends FieldValues>(): Resolver<Values, Subject> {
  type Result = ReturnType<typeof check<Values>>
  let waiting: PromiseWithResolvers<Result>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return (values, subject) => {
    const turn = Promise.withResolvers<Result>()
    waiting.push(turn)
    clearTimeout(timer)
    // All who asked in the meantime get the answer for the newest values.
    timer = setTimeout(() => {
      const result = check(values, subject!)
      for (const { resolve } of waiting) resolve(result)
      waiting = []
    }, DEBOUNCE)
    return turn.promise
  }
}

/** The refusals of a field, as they are kept in the form's error. */
export function refusalsOf(error: FieldError | undefined): readonly FieldRefusal[] {
  if (!error) return []
  return (error as FieldError & { refusals?: FieldRefusal[] }).refusals ?? [{ regra: String(error.type) }]
}

function check<Values extends FieldValues>(values: Values, { rules, context, refusals }: Subject) {
  const flat = flatten(values)
  const found: Record<string, readonly FieldRefusal[]> = { ...validateForm(flat, rules, context) } as Record<
    string,
    readonly FieldRefusal[]
  >
  for (const [name, { value, error }] of refusals) {
    if (flat[name] === value) found[name] ??= [error]
  }
  if (Object.keys(found).length === 0) return { values, errors: {} }
  const errors: FieldErrors<Values> = {}
  for (const [name, list] of Object.entries(found)) {
    set(errors, name, { type: list[0]?.regra, refusals: list })
  }
  return { values: {}, errors }
}
