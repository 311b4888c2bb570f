import { isEmpty } from './empty.ts'
import type { RuleContext, RuleError } from './rule.ts'

/** The value repeats that of another field, as a password does (Spec §5). Reads `context.values`. */
export function confirmed(
  value: unknown,
  params: { campo: string },
  context: RuleContext = {},
): RuleError | null {
  if (isEmpty(value)) return null
  return value === context.values?.[params.campo]
    ? null
    : { regra: 'confirmed', params: { campo: params.campo } }
}
