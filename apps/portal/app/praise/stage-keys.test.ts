import { describe, expect, it } from 'vitest'
import { pageOf } from './stage-keys.ts'

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, target: null }
const button = { closest: () => ({}) } as unknown as EventTarget

describe('pageOf', () => {
  it('turns by page keys, arrows and space, as keyboards and foot pedals send them', () => {
    for (const key of ['PageDown', 'ArrowDown', 'ArrowRight', ' ']) expect(pageOf({ ...plain, key })).toBe(1)
    for (const key of ['PageUp', 'ArrowUp', 'ArrowLeft']) expect(pageOf({ ...plain, key })).toBe(-1)
    expect(pageOf({ ...plain, key: ' ', shiftKey: true })).toBe(-1)
  })

  it('leaves everything else alone, and the space bar to the button it is on', () => {
    for (const key of ['Enter', 'Tab', 'Escape', 'a']) expect(pageOf({ ...plain, key })).toBe(0)
    expect(pageOf({ ...plain, key: 'ArrowLeft', altKey: true })).toBe(0)
    expect(pageOf({ ...plain, key: ' ', target: button })).toBe(0)
  })
})
