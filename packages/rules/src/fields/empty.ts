/**
 * Values that every rule but `required` lets pass (Spec §5). Text of spaces is not among them:
 * it is something typed, and a rule may refuse it.
 */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
