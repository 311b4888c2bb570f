import { describe, expect, it } from 'vitest'
import { spokenMinute, timeLeft } from './time-left.ts'

describe('the time that is left', () => {
  it('is a clock, with days before it', () => {
    expect(timeLeft(249_000)).toEqual({ days: 0, clock: '4:09' })
    expect(timeLeft(3 * 3_600_000 + 249_001)).toEqual({ days: 0, clock: '3:04:10' })
    expect(timeLeft(2 * 86_400_000 + 60_000)).toEqual({ days: 2, clock: '0:01:00' })
    expect(timeLeft(-5)).toEqual({ days: 0, clock: '0:00' })
  })

  it('is spoken at five, one and no minutes, and at no other second', () => {
    const said = Array.from({ length: 400 }, (_, second) => spokenMinute((380 - second) * 1000))
    const changes = said.filter((now, at) => now !== null && now !== said[at - 1])
    expect(changes).toEqual([5, 1, 0])
    expect(said.filter((now) => now !== null)).toHaveLength(30)
  })
})
