import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canZoom, DEFAULT_ZOOM, isZoom, stepTranspose, stepZoom } from './praise-zoom.ts'

describe('zoom', () => {
  it('grows by 0.03 until the next step would reach 1.5', () => {
    expect(walk('in')).toEqual([
      103, 106, 109, 112, 115, 118, 121, 124, 127, 130, 133, 136, 139, 142, 145, 148,
    ])
  })

  it('shrinks by 0.05 until the next step would reach 0.7', () => {
    expect(walk('out')).toEqual([95, 90, 85, 80, 75])
  })

  it('stays strictly between 0.7 and 1.5, whatever the steps', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('in' as const, 'out' as const), { maxLength: 200 }), (steps) => {
        const zoom = steps.reduce(stepZoom, DEFAULT_ZOOM)
        expect(Number.isInteger(zoom) && zoom > 70 && zoom < 150).toBe(true)
      }),
    )
  })

  it('reaches the last value inside each bound', () => {
    expect([stepZoom(76, 'out'), stepZoom(75, 'out'), stepZoom(146, 'in'), stepZoom(147, 'in')]).toEqual([
      71, 75, 149, 147,
    ])
  })

  it('takes nothing else for a zoom', () => {
    for (const value of [70, 150, 100.5, '100', null, undefined, Number.NaN])
      expect(isZoom(value)).toBe(false)
  })
})

describe('transposition', () => {
  it('moves by one semitone, and twelve steps lead back', () => {
    expect(stepTranspose(0, 1)).toBe(1)
    expect(stepTranspose(0, -1)).toBe(-1)
    for (const step of [1, -1] as const) {
      const values = Array.from({ length: 12 }).reduce<number[]>(
        (all) => [...all, stepTranspose(all.at(-1)!, step)],
        [0],
      )
      expect(values.at(-1)).toBe(0)
      expect(new Set(values).size).toBe(12)
    }
  })
})

function walk(direction: 'in' | 'out'): number[] {
  const seen: number[] = []
  let zoom = DEFAULT_ZOOM
  while (canZoom(zoom, direction)) seen.push((zoom = stepZoom(zoom, direction)))
  expect(stepZoom(zoom, direction)).toBe(zoom)
  return seen
}
