import { demoChurches, loadDemo } from '@atrio/demo'
import type { NumerosAssinaturas } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxKeys } from '../adapters/payment/sandbox/sandbox-keys.ts'
import { demoKeeperOf } from '../demo-keeper.ts'
import { findViolations } from '../payments/ledger/invariants.ts'
import { giveDemoCards } from '../subscriptions/demo-cards.ts'
import { workAssinatura } from '../subscriptions/work.ts'
import { openEquipe } from './equipe.ts'
import { asOwner } from './owner.ts'
import { passForAssinatura } from './pass-for-assinatura.ts'
import { startTestSandbox } from './payments-sandbox.ts'
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

  it('have the card of who pays by card, which the next period is charged to', async () => {
    const { key, tokensKey, webhookSecrets } = sandboxKeys(test.deps.secrets)
    const sandbox = await startTestSandbox({ key, tokensKey, webhookSecret: webhookSecrets[0]! })
    test.deps.gateways.endpoints.sandbox = sandbox.url()
    try {
      const codigos = Object.values(demoChurches).map(({ codigo }) => codigo)
      await giveDemoCards(test.deps, codigos)
      await giveDemoCards(test.deps, codigos)
      const cards = await asOwner<{ situacao: string; ultimos4: string | null; n: number }>(
        test.target,
        `select situacao, ultimos4, count(*)::int as n from usuario_plano_assinatura a
         left join usuario_cartao c on c.igreja_id = a.igreja_id and c.id = a.usuario_cartao_id
         where metodo = 'cartao_credito' group by 1, 2 order by 1`,
      )
      expect(cards.map(({ situacao, ultimos4 }) => [situacao, ultimos4])).toEqual([
        ['ativa', '4242'],
        ['cancelada', null],
        ['em_atraso', '0341'],
        ['suspensa', '0341'],
      ])
      const kept = await asOwner<{ n: number }>(test.target, 'select count(*)::int as n from usuario_cartao')
      expect(kept[0]!.n).toBe(cards.reduce((sum, { ultimos4, n }) => (ultimos4 ? sum + n : sum), 0))
      expect(await renew('Celina', '14 days')).toMatchObject({ situacao: 'ativa', n: 8, periodo: 'paga' })
      expect(await renew('Luísa', '2 days')).toMatchObject({ situacao: 'em_atraso', n: 5 })
      expect(await findViolations(test.deps)).toEqual([])
    } finally {
      await sandbox.close()
    }
  })
})

/** What is of somebody's subscription once so much time has passed. */
async function renew(nome: string, by: string) {
  const [row] = await asOwner<{ id: number; igreja: number; codigo: string }>(
    test.target,
    `select a.id, a.igreja_id as igreja, a.codigo from usuario_plano_assinatura a
     join usuario u on u.igreja_id = a.igreja_id and u.user_id = a.user_id
     join igreja i on i.id = a.igreja_id where i.slug = $1 and u.nome = $2`,
    [params.slug, nome],
  )
  const { id, igreja, codigo } = row!
  await passForAssinatura(test.target, { by, codigo })
  await workAssinatura(test.deps, { igrejaId: igreja, referencia: String(id) })
  const [now] = await asOwner<{ situacao: string; n: number; periodo: string }>(
    test.target,
    `select a.situacao, a.n, (select t.situacao from usuario_plano_assinatura_periodo t
       where t.igreja_id = a.igreja_id and t.assinatura_id = a.id order by t.n desc limit 1) as periodo
     from usuario_plano_assinatura a where a.igreja_id = $1 and a.id = $2`,
    [igreja, id],
  )
  return now
}
