import { expect, it } from 'vitest'
import { itfElements } from './itf.ts'

/** Two of five elements are wide; they weigh 1, 2, 4, 7 and nothing, and 4 + 7 stands for zero. */
function readPair(elements: number[]): string {
  const weights = [1, 2, 4, 7, 0]
  const value = (at: number) => {
    const own = elements.filter((_, index) => index % 2 === at)
    expect(own.filter((width) => width > 1)).toHaveLength(2)
    return own.reduce((sum, width, index) => sum + (width > 1 ? weights[index]! : 0), 0) % 11
  }
  return `${value(0)}${value(1)}`
}

it('draws each pair of digits so that it is read as itself', () => {
  for (let pair = 0; pair < 100; pair++) {
    const digits = String(pair).padStart(2, '0')
    expect(readPair(itfElements(digits).slice(4, -3))).toBe(digits)
  }
})

it('begins and ends as readers look for it, in 405 narrow widths for a slip', () => {
  const elements = itfElements('98891752100000045450001000000000000123456789')
  expect([elements.slice(0, 4), elements.slice(-3)]).toEqual([
    [1, 1, 1, 1],
    [3, 1, 1],
  ])
  expect(elements.reduce((sum, width) => sum + width, 0)).toBe(405)
})

it.each(['', '123', '12a4'])('refuses %j', (text) => {
  expect(() => itfElements(text)).toThrow(RangeError)
})
