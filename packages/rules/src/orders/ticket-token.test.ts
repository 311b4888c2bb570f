import { describe, expect, it } from 'vitest'
import { formatTicketCode, parseTicketCode, parseTicketToken, ticketPayload } from './ticket-token.ts'

const ticket = { kid: 'abc-_9', igreja: 3, evento: 12, codigo: '7K49QX2B0A' }
const signature = 'x'.repeat(86)

describe('a ticket token', () => {
  it('is read as it was written', () => {
    const signed = ticketPayload(ticket)
    expect(parseTicketToken(` ${signed}.${signature}\n`)).toEqual({ ...ticket, signed, signature })
  })

  it.each([
    'https://example.com/t/7K49QX2B0A',
    `AT2.abc-_9.3.12.7K49QX2B0A.${signature}`,
    `AT1.abc-_9.3.12.7K49QX2B0I.${signature}`,
    `AT1.abc-_9.-3.12.7K49QX2B0A.${signature}`,
    `AT1.abc-_9.3.12.7K49QX2B0A.${signature}x`,
    'AT1.abc-_9.3.12.7K49QX2B0A',
  ])('is not %s', (text) => {
    expect(parseTicketToken(text)).toBeNull()
  })
})

describe('a ticket code', () => {
  it('is written in three groups and read however it is typed', () => {
    expect(formatTicketCode(ticket.codigo)).toBe('7K4-9QX-2B0A')
    for (const typed of ['7K4-9QX-2B0A', '7k49qx2boa', ' 7K4 9QX 2BOA ']) {
      expect(parseTicketCode(typed)).toBe(ticket.codigo)
    }
    expect(parseTicketCode('iL0-000-0000')).toBe('1100000000')
  })

  it.each(['', '7K4-9QX', '7K4-9QX-2B0AA', '7K4-9QX-2B0U'])('is not %j', (typed) => {
    expect(parseTicketCode(typed)).toBeNull()
  })
})
