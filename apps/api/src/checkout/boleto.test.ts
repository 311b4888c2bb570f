import { inflateSync } from 'node:zlib'
import type { Pedido } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emSaoPaulo, pagador } from '../testing/sent-values.ts'
import { openMoneyRig, pedidoOf, type MoneyRig } from '../testing/money-rig.ts'
import { logIn } from '../testing/people.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig?.close())

const comprador = { ...pagador, endereco: emSaoPaulo }
const giveBySlip = async (token?: string) => {
  const { codigo, instrumento, status } = pedidoOf(
    await rig.give({ metodoPagamento: 'boleto', comprador }, token),
  )
  if (status !== 'pendente' || instrumento?.tipo !== 'boleto') throw new Error(status)
  return { codigo, instrumento }
}
const slipOf = (codigo: string, token?: string, locale = 'pt-BR') =>
  rig.test.call('getBoletoPdf', { params: { codigo }, token, headers: { 'accept-language': locale } })

describe('a slip', () => {
  it('is to be paid by its due date, of which its mail and its last call speak, and waited for longer', async () => {
    const { codigo, instrumento } = await giveBySlip()
    const due = formatCivilDate(instrumento.vencimento, 'short', 'en')
    const mail = async () => {
      const mails = await rig.test.deps.outbox!.list()
      return mails.find(({ text }) => text.includes(codigo))?.text
    }
    await expect.poll(mail, { timeout: 15_000 }).toContain(`to be paid by ${due}`)
    const [when] = await rig.rows<{ warned: string; canceled: string }>(
      `select ((warned.vence_em + interval '12 hours') at time zone 'America/Sao_Paulo')::date::text as warned,
         (canceled.vence_em at time zone 'America/Sao_Paulo')::date::text as canceled
       from pedido p join agenda warned on warned.referencia = p.id::text and warned.tipo = 'aviso'
       join agenda canceled on canceled.referencia = p.id::text and canceled.tipo = 'pedido' where p.codigo = $1`,
      [codigo],
    )
    expect(when!.warned).toBe(instrumento.vencimento)
    expect(when!.canceled > instrumento.vencimento).toBe(true)
  })
})

describe('GET /pedido/:codigo/boleto/', () => {
  it('200 with bars that a reader takes for the digits of the slip', async () => {
    const { codigo, instrumento } = await giveBySlip(rig.member.token)
    const { status, bytes, headers } = await slipOf(codigo, rig.member.token)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="boleto-${codigo.toLowerCase()}.pdf"`,
      'accept-ranges': 'none',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const bars = barsOf(bytes)
    expect(readBars(bars)).toBe(instrumento.codigoBarras)
    const [first, last] = [bars[0]!, bars.at(-1)!]
    expect(millimetres(last.x + last.width - first.x)).toBeCloseTo(103, 1)
    expect(millimetres(first.height)).toBeCloseTo(13, 1)
  })

  it.each([
    ['pt-BR', 'boleto'],
    ['en', 'bank-slip'],
    ['es', 'boleto'],
  ])('200 in the reader’s language: %s', async (locale, name) => {
    const { codigo } = await giveBySlip()
    const { bytes, headers } = await slipOf(codigo, undefined, locale)
    expect(headers['content-disposition']).toContain(`"${name}-${codigo.toLowerCase()}.pdf"`)
    expect(bytes.toString('latin1')).toContain(`/Lang (${locale})`)
  })

  it('404 for another person’s, a visitor’s to somebody, and another church’s', async () => {
    const { codigo: own } = await giveBySlip(rig.member.token)
    const other = await logIn(rig.test, 'completeMember')
    expect((await slipOf(own, other.token)).status).toBe(404)
    expect((await slipOf(own)).status).toBe(404)
    const { codigo: guests } = await giveBySlip()
    expect((await slipOf(guests)).status).toBe(200)
    const elsewhere = await rig.test.call('getBoletoPdf', { params: { codigo: guests }, at: 'sparse' })
    expect(elsewhere.status).toBe(404)
  })

  it('404 once it is paid, and for an order that waits for something else', async () => {
    const { codigo } = await giveBySlip(rig.member.token)
    await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
    await rig.settle('pagamento')
    expect((await rig.see(codigo)).status).toBe('aprovado')
    expect((await slipOf(codigo, rig.member.token)).status).toBe(404)
    const cash = pedidoOf(await rig.give({ metodoPagamento: 'dinheiro' }, rig.member.token))
    expect((await slipOf(cash.codigo, rig.member.token)).status).toBe(404)
  })

  it('200 while the payment is looked into: it is not to be paid twice for want of it', async () => {
    const { codigo } = await giveBySlip(rig.member.token)
    await rig.rows(`update pagamento set situacao = 'desconhecido' where id = $1`, [await rig.keyOf(codigo)])
    await rig.rows(`update pedido set situacao = 'em_analise' where codigo = $1`, [codigo])
    const seen: Pedido = await rig.see(codigo)
    expect(seen).toMatchObject({ status: 'em_analise', instrumento: { tipo: 'boleto' } })
    expect((await slipOf(codigo, rig.member.token)).status).toBe(200)
  })
})

interface Bar {
  x: number
  width: number
  height: number
}

/** Every rectangle that the document paints: the slip has no others. */
function barsOf(pdf: Buffer): Bar[] {
  const text = pdf.toString('latin1')
  const bars: Bar[] = []
  for (const { index, 0: start } of text.matchAll(/\bstream\r?\n/g)) {
    const from = index + start.length
    const content = tryInflate(pdf.subarray(from, text.indexOf('endstream', from)))
    for (const [, x, , width, height] of content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (-?[\d.]+) re\b/g)) {
      bars.push({ x: Number(x), width: Number(width), height: Math.abs(Number(height)) })
    }
  }
  return bars.toSorted((a, b) => a.x - b.x)
}

function tryInflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

/** What a scanner does: bars and the spaces between them, each narrow or wide, five of each make two digits. */
function readBars(bars: Bar[]): string {
  const narrow = Math.min(...bars.map(({ width }) => width))
  const wide = (width: number) => width > narrow * 2
  const elements = bars.flatMap((bar, index) => {
    const next = bars[index + 1]
    return next ? [wide(bar.width), wide(next.x - bar.x - bar.width)] : [wide(bar.width)]
  })
  expect(elements.slice(0, 4)).toEqual([false, false, false, false])
  expect(elements.slice(-3)).toEqual([true, false, false])
  const weights = [1, 2, 4, 7, 0]
  let digits = ''
  for (let at = 4; at < elements.length - 3; at += 10) {
    for (const offset of [0, 1]) {
      const own = weights.filter((_, index) => elements[at + offset + 2 * index])
      expect(own).toHaveLength(2)
      digits += (own[0]! + own[1]!) % 11
    }
  }
  return digits
}

function millimetres(points: number): number {
  return (points / 72) * 25.4
}
