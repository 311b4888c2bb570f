import { describe, expect, it } from 'vitest'
import { shownState, type FieldState } from './field-state.ts'

const state: FieldState = {
  name: 'email',
  label: 'E-mail',
  value: 'ana@',
  errors: [{ regra: 'email' }],
  valid: false,
  touched: false,
  dirty: true,
}

describe('what a field shows', () => {
  it('scolds nobody who is still typing', () => {
    expect(shownState(state, 0)).toBe('idle')
  })

  it('shows an error once the field was left with something in it', () => {
    expect(shownState({ ...state, touched: true }, 0)).toBe('invalid')
    expect(shownState({ ...state, touched: true, dirty: false }, 0)).toBe('idle')
  })

  it('shows every error once the form was sent', () => {
    expect(shownState({ ...state, dirty: false }, 1)).toBe('invalid')
  })

  it('marks a right value, but not an empty one', () => {
    const right = { ...state, errors: [], valid: true, touched: true }
    expect(shownState(right, 0)).toBe('valid')
    expect(shownState({ ...right, value: '' }, 0)).toBe('idle')
  })
})
