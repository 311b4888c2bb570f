import type { FieldFrame } from './field.tsx'

/** Parts the texts of a field from the attributes of its control. */
export function splitFrame<P extends FieldFrame>(props: P): [FieldFrame, Omit<P, keyof FieldFrame>] {
  const { label, hint, error, valid, optional, hideLabel, fieldClassName, ...control } = props
  return [{ label, hint, error, valid, optional, hideLabel, fieldClassName }, control]
}
