import type { RuleError } from '@atrio/rules'

/** Why a field was refused: a rule of ours, or a word that only the server uses (`passwordCommon`, `type`). */
export interface FieldRefusal {
  regra: string
  params?: Record<string, string | number>
}

/** What the engine knows of one field (Spec §3 Validation engine field state). */
export interface FieldState {
  name: string
  label: string
  value: unknown
  errors: readonly (RuleError | FieldRefusal)[]
  valid: boolean
  touched: boolean
  dirty: boolean
}

/**
 * What of it a person is told. Fields are checked all the time (Spec §4), but nobody is scolded for a field they only
 * passed through, nor while they type into it for the first time.
 */
export function shownState(state: FieldState, submitCount: number): 'invalid' | 'valid' | 'idle' {
  const due = submitCount > 0 || (state.touched && state.dirty)
  if (!state.valid) return due ? 'invalid' : 'idle'
  const filled = state.value !== undefined && state.value !== null && state.value !== ''
  return due && filled ? 'valid' : 'idle'
}
