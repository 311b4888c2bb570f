import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pedidoOf } from '../testing/money-rig.ts'
import { openSubscriptionRig, type SubscriptionRig } from '../testing/subscription-rig.ts'

let rig: SubscriptionRig
beforeAll(async () => {
  rig = await openSubscriptionRig()
})
afterAll(() => rig?.close())

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('assina'), plano: fc.nat(2), pix: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('passa'), dias: fc.constantFrom(0, 3, 12, 26, 31) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('desiste', 'paga') }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom('desiste', 'contesta', 'cancela', 'continua', 'espera') }),
  },
)
type Step = { what: string; plano?: number; pix?: boolean; dias?: number }

/** An order that waits is paid, whatever has become of its subscription meanwhile. */
async function payOpen(codigo: string | null | undefined) {
  if (!codigo) return
  const key = await rig.keyOf(codigo)
  await rig.sandbox.act(key, 'pay').catch(() => rig.sandbox.act(key, 'pay_late').catch(() => undefined))
  await rig.deliver(key, crypto.randomUUID())
}

async function subscribe({ plano = 0, pix = false }: Step, isPaid = true) {
  const { id } = rig.planos[plano]!
  const { token } = rig.member
  const { body } = await rig.test.call('getOfertaAssinatura', {
    params: { slug: 'igreja-esperanca', id },
    token,
  })
  if (body['valor'] === undefined) return
  const valorTotal = body['valor'] as number
  if (!pix) return void (await rig.subscribeByCard(id, valorTotal))
  const { codigo } = pedidoOf(await rig.subscribe({ idPlano: id, metodoPagamento: 'pix', valorTotal }))
  if (isPaid) await payOpen(codigo)
}

async function take(step: Step): Promise<void> {
  const mine = await rig.mine()
  switch (step.what) {
    case 'assina':
      return subscribe(step)
    case 'espera':
      return subscribe({ ...step, plano: 1, pix: true }, false)
    case 'passa':
      return rig.pass(`${step.dias} days`)
    case 'paga':
      return payOpen(mine?.pedidoAberto)
    case 'desiste': {
      if (!mine?.desistencia) return
      // Money for what waits comes in the moment in which its person gives back what runs.
      await rig.test.call('estornarPedido', {
        params: { id: rig.member.userId, codigo: mine.desistencia.pedido },
        token: rig.member.token,
        body: {},
      })
      return payOpen(mine.pedidoAberto)
    }
    case 'contesta': {
      const paid = mine?.periodos.find(({ situacao }) => situacao === 'paga')?.pedido
      if (!paid) return
      const key = await rig.keyOf(paid)
      await rig.sandbox.act(key, 'dispute')
      await rig.deliver(key, crypto.randomUUID())
      return
    }
    default:
      if (mine) await rig.cancel(step.what === 'cancela')
  }
}

it('whatever a person does with plans and money, nobody keeps money for days that nobody has', async () => {
  const history = fc.array(step, { minLength: 6, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await rig.clear()
      for (const one of steps) {
        await take(one)
        await rig.settle('pagamento', 'estorno', 'assinatura', 'pedido')
        expect(await rig.violations()).toEqual([])
      }
    }),
    { seed: 20, numRuns: Number(process.env['SUBSCRIPTION_HISTORIES'] ?? 8), endOnFailure: true },
  )
}, 600_000)
