import { describe, expect, it } from 'vitest'
import { paceOf, type Leitor } from './leitor.ts'
import { END_BYTES, SKIP_BYTES, STUCK_MS } from './limites.ts'

/** Answers how somebody with so many unread bytes reads, at such a moment. */
function reader() {
  let unread = 0
  const leitor: Leitor = {
    sub: 'c:x',
    podeModerar: false,
    sent: 0,
    send: () => {},
    buffered: () => unread,
    end: () => {},
  }
  return (bytes: number, atMs: number) => {
    unread = bytes
    return paceOf(leitor, atMs)
  }
}

const MUCH = SKIP_BYTES + 100

describe('who follows a room', () => {
  it('is left out above a bound, and lost above another', () => {
    const pace = reader()
    expect([SKIP_BYTES, SKIP_BYTES + 1, END_BYTES, END_BYTES + 1].map((bytes) => pace(bytes, 0))).toEqual([
      'reads',
      'behind',
      'behind',
      'lost',
    ])
  })

  it('is lost once they have taken nothing for a quarter of a minute', () => {
    const pace = reader()
    expect([0, STUCK_MS, STUCK_MS + 1].map((atMs) => pace(MUCH, atMs))).toEqual(['behind', 'behind', 'lost'])
  })

  it('has as long again after the least that they take', () => {
    const pace = reader()
    pace(MUCH, 0)
    expect(pace(MUCH - 1, STUCK_MS)).toBe('behind')
    expect(pace(MUCH - 1, 2 * STUCK_MS)).toBe('behind')
    // What came since then is nothing that they took.
    expect(pace(MUCH, 2 * STUCK_MS + 1)).toBe('lost')
  })

  it('has as long again once they have caught up, however much comes then', () => {
    const pace = reader()
    pace(MUCH, 0)
    expect(pace(0, STUCK_MS)).toBe('reads')
    expect(pace(2 * MUCH, STUCK_MS + 1)).toBe('behind')
    expect(pace(2 * MUCH, 2 * STUCK_MS + 1)).toBe('behind')
    expect(pace(2 * MUCH, 2 * STUCK_MS + 2)).toBe('lost')
  })
})
