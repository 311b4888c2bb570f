import { describe, expect, it } from 'vitest'
import { isoDuration, mediaTime, parseMediaTime } from './media-time.ts'

describe('mediaTime', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [761, '12:41'],
    [3723, '1:02:03'],
    [-3, '0:00'],
    [Infinity, '0:00'],
    [Number.NaN, '0:00'],
  ])('writes %d seconds as %s', (seconds, text) => expect(mediaTime(seconds)).toBe(text))
})

describe('parseMediaTime', () => {
  it.each([
    ['754', 754],
    ['754s', 754],
    ['12:34', 754],
    ['1:02:03', 3723],
    ['1h2m3s', 3723],
    ['2m', 120],
    ['0', 0],
  ])('reads %s', (text, seconds) => expect(parseMediaTime(text)).toBe(seconds))

  it.each([null, '', ' ', 'abc', '-5', '1:2', '12:345', '1e9', '99999999'])('refuses %j', (text) =>
    expect(parseMediaTime(text)).toBeNull(),
  )

  it('reads what mediaTime writes', () => {
    for (const seconds of [0, 59, 60, 3599, 3600, 86_399]) {
      expect(parseMediaTime(mediaTime(seconds))).toBe(seconds)
    }
  })
})

it('isoDuration counts in seconds', () => expect(isoDuration(24)).toBe('PT24S'))
