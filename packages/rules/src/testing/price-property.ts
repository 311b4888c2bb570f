import fc from 'fast-check'
import { allocateCents, sumCents } from '../money/cents.ts'
import { breakDownFees, feeOf, type FeeRule } from '../money/fees.ts'
import { divideIntoInstallments, listInstallments } from '../money/installments.ts'

/**
 * Price × fees × who bears them × installments: every sum holds to the cent. `allocate` stands in the place of the
 * rules' own, to see a wrong one caught.
 */
export function priceProperty({ allocate = allocateCents }: { allocate?: typeof allocateCents } = {}) {
  return fc.property(cases, ({ valor, rule, payer, parcelas, jurosPpm, minimoParcela, weights }) => {
    const fees = breakDownFees(valor, rule, payer)
    expectSame('price and fees', fees.valor + fees.taxas, fees.valorTotal)
    expectSame('church and provider', fees.liquido + fees.custo, fees.valorTotal)
    if (payer === 'igreja') expectSame('nothing on top', fees.valorTotal, valor)
    else {
      expectSame('the whole price arrives', fees.liquido, valor)
      const less = fees.valorTotal - 1n
      const tooMuch = valor > 0n && less - (rule ? feeOf(less, rule) : 0n) >= valor
      if (tooMuch) throw new Error('a smaller total would do')
    }
    checkParts(fees.valorTotal, parcelas, jurosPpm)
    const ways = listInstallments(fees.valorTotal, { qtdeMaxParcelas: parcelas, minimoParcela, jurosPpm })
    for (const way of ways.slice(1)) {
      if (way.valorParcela < minimoParcela) throw new Error('a part below the least')
    }
    expectSame('lines', sumCents(allocate(fees.valorTotal, weights)), fees.valorTotal)
  })
}

function checkParts(total: bigint, parcelas: number, jurosPpm: number): void {
  const way = divideIntoInstallments(total, parcelas, jurosPpm)
  const count = BigInt(parcelas)
  expectSame('parts', way.valorPrimeiraParcela + way.valorParcela * (count - 1n), way.valorTotal)
  expectSame('total and interest', total + way.juros, way.valorTotal)
  if (jurosPpm === 0 || parcelas === 1) {
    expectSame('no interest', way.juros, 0n)
    const odd = way.valorPrimeiraParcela - way.valorParcela
    if (odd < 0n || odd >= count) throw new Error('the odd cents are not on the first part')
    return
  }
  // Paid off month by month: half a cent less in each part leaves a debt, half a cent more leaves none.
  const debtWith = (halfCents: bigint): bigint => {
    let debt = 2n * total
    let unit = 1n
    for (let month = 0; month < parcelas; month++) {
      unit *= 1_000_000n
      debt = debt * BigInt(1_000_000 + jurosPpm) - halfCents * unit
    }
    return debt
  }
  if (debtWith(2n * way.valorParcela - 1n) < 0n || debtWith(2n * way.valorParcela + 1n) >= 0n) {
    throw new Error('not the part of the Price table')
  }
}

function expectSame(what: string, actual: bigint, expected: bigint): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} and not ${expected}`)
}

const amounts = (max: bigint): fc.Arbitrary<bigint> =>
  fc.oneof(fc.bigInt({ min: 0n, max: 100_00n }), fc.bigInt({ min: 0n, max }))

const rules: fc.Arbitrary<FeeRule> = fc
  .record({
    ppm: fc.oneof(fc.nat(100_000), fc.nat(999_999)),
    fixedCents: fc.bigInt({ min: 0n, max: 1000n }),
    minCents: fc.option(fc.bigInt({ min: 0n, max: 500n })),
    room: fc.option(fc.bigInt({ min: 0n, max: 100_000n })),
  })
  .map(({ room, ...rule }) => ({
    ...rule,
    maxCents: room === null ? null : (rule.minCents ?? 0n) + room,
  }))

const cases = fc.record({
  valor: amounts(10n ** 13n),
  rule: fc.option(rules, { freq: 8 }),
  payer: fc.constantFrom('comprador' as const, 'igreja' as const),
  parcelas: fc.integer({ min: 1, max: 24 }),
  jurosPpm: fc.oneof(fc.constant(0), fc.nat(50_000), fc.nat(1_000_000)),
  minimoParcela: fc.bigInt({ min: 0n, max: 50_00n }),
  weights: fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 1, maxLength: 6 }),
})
