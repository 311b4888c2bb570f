import { describe, expect, it } from 'vitest'
import {
  divideIntoInstallments,
  installmentLimit,
  listInstallments,
  refuseInstallments,
} from './installments.ts'

describe('divideIntoInstallments', () => {
  it('puts the odd cents on the first part', () => {
    expect(divideIntoInstallments(100_00n, 3, 0)).toEqual({
      parcelas: 3,
      valorPrimeiraParcela: 3334n,
      valorParcela: 3333n,
      valorTotal: 10_000n,
      juros: 0n,
    })
  })

  // The parts that a calculator of the Price table gives.
  it.each([
    [1000_00n, 12, 19_900, 9450n],
    [500_00n, 10, 25_000, 5713n],
    [1000_00n, 2, 10_000, 50_751n],
  ])('%s in %s parts at %s millionths', (total, parcelas, ppm, part) => {
    const way = divideIntoInstallments(total, parcelas, ppm)
    expect(way.valorParcela).toBe(part)
    expect(way.valorTotal).toBe(part * BigInt(parcelas))
  })

  it('charges no interest on one charge', () => {
    expect(divideIntoInstallments(999n, 1, 50_000).valorTotal).toBe(999n)
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses %s parts', (parcelas) => {
    expect(() => divideIntoInstallments(100n, parcelas, 0)).toThrow(RangeError)
  })

  it.each([-1, 0.5])('refuses interest of %s millionths', (ppm) => {
    expect(() => divideIntoInstallments(100n, 2, ppm)).toThrow(RangeError)
  })
})

describe('installmentLimit', () => {
  it.each([
    [100_00n, 12, 5_00n, 12],
    [100_00n, 12, 30_00n, 3],
    [4_99n, 12, 5_00n, 1],
    [100_00n, 12, 0n, 12],
    [100_00n, 0, 5_00n, 1],
    [0n, 12, 5_00n, 1],
  ])('%s in at most %s parts of at least %s is %s', (total, qtdeMaxParcelas, minimoParcela, limit) => {
    expect(installmentLimit(total, { qtdeMaxParcelas, minimoParcela })).toBe(limit)
  })

  it('lists each way once, from one charge on', () => {
    const ways = listInstallments(90_00n, { qtdeMaxParcelas: 3, minimoParcela: 0n, jurosPpm: 20_000 })
    expect(ways.map(({ parcelas }) => parcelas)).toEqual([1, 2, 3])
    expect(ways.map(({ juros }) => juros > 0n)).toEqual([false, true, true])
  })
})

describe('refuseInstallments', () => {
  const terms = { total: 100_00n, qtdeMaxParcelas: 6, minimoParcela: 20_00n, metodoParcela: true }
  it.each([
    [1, { ...terms, metodoParcela: false, qtdeMaxParcelas: 1 }, null],
    [5, terms, null],
    [6, terms, 'EVT_REG_016'],
    [2.5, terms, 'EVT_REG_016'],
    [0, terms, 'EVT_REG_016'],
    [2, { ...terms, qtdeMaxParcelas: 1 }, 'EVT_REG_017'],
    [2, { ...terms, qtdeMaxParcelas: 1, metodoParcela: false }, 'EVT_REG_015'],
  ])('%s parts of %o: %s', (parcelas, given, code) => {
    expect(refuseInstallments(parcelas, given)).toBe(code)
  })
})
