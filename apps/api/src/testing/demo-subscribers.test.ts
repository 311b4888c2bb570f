import { loadDemo } from '@atrio/demo'
import type { NumerosAssinaturas } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoKeeperOf } from '../demo-keeper.ts'
import { findViolations } from '../payments/ledger/invariants.ts'
import { openEquipe } from './equipe.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const params = { slug: 'igreja-esperanca' }
let test: TestApp
let equipe: string
beforeAll(async () => {
  test = await createTestApp({ isEmpty: true })
  await loadDemo(test.deps.db, { keeper: demoKeeperOf(test.deps) })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
})
afterAll(() => test?.close())

describe('the demo churches', () => {
  it('have subscribers in every state that staff meet, and books that agree', async () => {
    expect(await findViolations(test.deps)).toEqual([])
    const states = await asOwner<{ situacao: string; igrejas: number }>(
      test.target,
      `select situacao, count(distinct igreja_id)::int as igrejas from usuario_plano_assinatura group by 1 order by 1`,
    )
    expect(states).toEqual(
      ['ativa', 'cancelada', 'em_atraso', 'suspensa', 'teste'].map((situacao) => ({
        situacao,
        igrejas: situacao === 'suspensa' ? 2 : 3,
      })),
    )
  })

  it('show their staff who subscribes, what each paid, and a year of figures', async () => {
    const { body: listed } = await test.call('listAssinantesEquipe', { equipe, params })
    const codigo = (listed['assinantes'] as { codigo: string; nome: string }[]).find(
      ({ nome }) => nome === 'Rosa Tavares',
    )!.codigo
    const { body } = await test.call('getAssinanteEquipe', { equipe, params: { ...params, codigo } })
    const cobrancas = body['cobrancas'] as { pedido: string; valor: number; situacao: string }[]
    expect(cobrancas.map(({ valor, situacao }) => [valor, situacao])).toEqual(
      Array.from({ length: 9 }, () => [3_490, 'paga']),
    )
    const order = await test.call('getPedidoIgreja', {
      equipe,
      params: { ...params, codigo: cobrancas[0]!.pedido },
    })
    expect(JSON.stringify(order.body)).toContain('rosa.tavares@vizinhos.example')
    const { meses } = (await test.call('getNumerosAssinaturas', { equipe, params }))
      .body as unknown as NumerosAssinaturas
    expect(meses.filter(({ ativas, recebido }) => ativas > 0 && recebido > 0).length).toBeGreaterThan(8)
  })
})
