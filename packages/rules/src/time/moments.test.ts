import { describe, expect, it } from 'vitest'
import { parseMoments, writeMoments } from './moments.ts'

describe('moments of what plays', () => {
  it('are read from lines as people write them, and written so again', () => {
    const read = parseMoments('0:00 Boas-vindas\n\n  12:05  Texto \r\n1:02:30.5 Bênção: 10:30')
    const moments = [
      { inicio: 0, texto: 'Boas-vindas' },
      { inicio: 725, texto: 'Texto' },
      { inicio: 3_750.5, texto: 'Bênção: 10:30' },
    ]
    expect(read).toEqual({ moments })
    expect(writeMoments(moments)).toBe('0:00 Boas-vindas\n12:05 Texto\n1:02:30.500 Bênção: 10:30')
    expect(parseMoments(writeMoments(moments))).toEqual({ moments })
    expect(parseMoments('')).toEqual({ moments: [] })
  })

  it.each([
    ['no time', '0:00 Um\nDois', 2],
    ['no words', '0:00', 1],
    ['no such second', '0:61 Um', 1],
    ['an earlier one', '0:10 Um\n\n0:10 Dois', 3],
  ])('say which line has %s', (_, text, wrong) => {
    expect(parseMoments(text)).toEqual({ wrong })
  })
})
