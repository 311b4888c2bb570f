import { describe, expect, it } from 'vitest'
import { placeBeside } from './follow-anchor.ts'
import { horizontal, rovingTarget, typeAheadTarget, vertical } from './roving.ts'

describe('rovingTarget', () => {
  it('goes round at both ends', () => {
    expect(rovingTarget('ArrowDown', 2, 3, vertical)).toBe(0)
    expect(rovingTarget('ArrowUp', 0, 3, vertical)).toBe(2)
    expect(rovingTarget('ArrowRight', 0, 3, horizontal)).toBe(1)
  })

  it('starts from nowhere at the first or the last', () => {
    expect(rovingTarget('ArrowDown', -1, 3, vertical)).toBe(0)
    expect(rovingTarget('ArrowUp', -1, 3, vertical)).toBe(2)
  })

  it('knows Home and End, and leaves other keys alone', () => {
    expect(rovingTarget('Home', 1, 3, vertical)).toBe(0)
    expect(rovingTarget('End', 1, 3, vertical)).toBe(2)
    expect(rovingTarget('ArrowRight', 1, 3, vertical)).toBeUndefined()
    expect(rovingTarget('End', -1, 0, vertical)).toBeUndefined()
  })
})

describe('typeAheadTarget', () => {
  const labels = ['Minha conta', 'Ingressos', 'Mural', 'Sair']

  it('finds the next item with the letter, past the current one', () => {
    expect(typeAheadTarget('m', -1, labels)).toBe(0)
    expect(typeAheadTarget('M', 0, labels)).toBe(2)
    expect(typeAheadTarget('m', 2, labels)).toBe(0)
  })

  it('ignores keys that are not letters, and letters nobody has', () => {
    expect(typeAheadTarget('Enter', 0, labels)).toBeUndefined()
    expect(typeAheadTarget(' ', 0, labels)).toBeUndefined()
    expect(typeAheadTarget('z', 0, labels)).toBeUndefined()
  })
})

describe('placeBeside', () => {
  const view = { width: 400, height: 800 }
  const size = { width: 200, height: 300 }

  it('lies below, in line with the chosen edge', () => {
    const anchor = { top: 10, bottom: 50, left: 150, right: 390 }
    expect(placeBeside(anchor, size, view, 'end')).toEqual({ top: 56, left: 190 })
    expect(placeBeside(anchor, size, view, 'start')).toEqual({ top: 56, left: 150 })
  })

  it('lies above where there is more room', () => {
    const anchor = { top: 700, bottom: 744, left: 100, right: 200 }
    expect(placeBeside(anchor, size, view, 'start').top).toBe(394)
  })

  it('never leaves the window', () => {
    const anchor = { top: 10, bottom: 50, left: 350, right: 390 }
    expect(placeBeside(anchor, size, view, 'start').left).toBe(192)
    expect(placeBeside({ ...anchor, right: 60 }, size, view, 'end').left).toBe(8)
  })
})
