import { randomUUID } from 'node:crypto'
import type { CallResult, Pedido, subscriptionsCalls, UsuarioPlanoAssinatura } from '@atrio/contract'
import { listPlanosAtivos } from '../assinatura-ativa.ts'
import { withTenant } from '../db/tenant.ts'
import { openMoneyRig, pedidoOf, type MoneyRig } from './money-rig.ts'
import { emSaoPaulo, pagador } from './sent-values.ts'
import type { LoggedIn } from './people.ts'
import { passForAssinatura } from './pass-for-assinatura.ts'
import type { Answer } from './test-app.ts'

type Planos = CallResult<(typeof subscriptionsCalls)['listPlanosAssinatura']>['planos']

/** In cents: the first plan's 19,90 a month, and its 5,00 of hiring once. */
export const FIRST = 2_490

export interface SubscriptionRig extends MoneyRig {
  planos: Planos
  igrejaId: number
  subscribe: (given: Record<string, unknown>, person?: LoggedIn) => Promise<Answer>
  /** By a card that behaves so. */
  subscribeByCard: (idPlano: number, valor: number, outcome?: string) => Promise<Pedido>
  /** The family's plan, by Pix, with the money come. */
  subscribeByPix: () => Promise<Pedido>
  /** Ends the member's subscription with what is paid, or takes that back. */
  cancel: (flagCancelar?: boolean) => Promise<Answer>
  /** Whether the member may watch what one of these plans includes now. */
  watches: (...planos: number[]) => Promise<boolean>
  /** What the gateway has taken so far. */
  paid: () => Promise<number>
  /** How many mails have these words in their subject. */
  mails: (about: string) => Promise<number>
  /** What the member has; the one that runs first. */
  mine: (person?: LoggedIn) => Promise<UsuarioPlanoAssinatura>
  /** As if so many days had passed for the member's newest subscription; it is looked at then. */
  pass: (by: string) => Promise<void>
  /** @throws Error for what counting anew finds wrong */
  beSound: () => Promise<void>
  /** Nobody has any. */
  clear: () => Promise<void>
}

export async function openSubscriptionRig(env?: Record<string, string>): Promise<SubscriptionRig> {
  const rig = await openMoneyRig(env)
  const { test, member, rows, sandbox } = rig
  const listed = await test.call('listPlanosAssinatura', { params: { slug: 'igreja-esperanca' } })
  const [church] = await rows<{ id: number }>(`select id from igreja where slug = 'igreja-esperanca'`)
  const subscribe: SubscriptionRig['subscribe'] = (given, { token } = member) =>
    test.call('createUsuarioPlanoAssinatura', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { metodoPagamento: 'cartao_credito', comprador: { ...pagador, endereco: emSaoPaulo }, ...given },
    })
  const planos = listed.body['planos'] as Planos
  const mine: SubscriptionRig['mine'] = async ({ userId, token } = member) => {
    const { body } = await test.call('listUsuarioPlanosAssinatura', {
      params: { userId },
      query: { igreja: church!.id },
      token,
    })
    return (body['assinaturas'] as UsuarioPlanoAssinatura[])[0]!
  }
  return {
    ...rig,
    planos,
    igrejaId: church!.id,
    subscribe,
    async subscribeByPix() {
      const [, family] = planos
      const pedido = pedidoOf(
        await subscribe({ idPlano: family!.id, metodoPagamento: 'pix', valorTotal: 3_490 }),
      )
      await sandbox.act(await rig.keyOf(pedido.codigo), 'pay')
      await rig.settle('pagamento')
      return pedido
    },
    async cancel(flagCancelar = true) {
      const { codigo } = await mine()
      return test.call('saveCancelamentoAssinatura', {
        params: { userId: member.userId, codigo },
        token: member.token,
        body: { flagCancelar },
      })
    },
    watches: (...asked) =>
      withTenant(test.deps.db, { igrejaId: church!.id }, async (trx) => {
        const active = await listPlanosAtivos(trx, { userId: member.userId })
        return asked.some((plano) => active.has(plano))
      }),
    paid: async () => (await sandbox.stats()).paid,
    async mails(about) {
      const all = await test.deps.outbox!.list()
      return all.filter(({ subject }) => subject.includes(about)).length
    },
    mine,
    async subscribeByCard(idPlano, valorTotal, outcome) {
      const pagamento = { token: await sandbox.token(outcome) }
      return pedidoOf(await subscribe({ idPlano, valorTotal, pagamento }))
    },
    async pass(by) {
      await passForAssinatura(test.target, { by })
      await rig.settle('assinatura')
      await rig.settle('pagamento')
    },
    async beSound() {
      const found = await rig.violations()
      if (found.length > 0) throw new Error(found.join('\n'))
    },
    async clear() {
      await sandbox.arm()
      await rows('update pedido_assinatura set assinatura_id = null')
      await rows('delete from usuario_plano_assinatura')
      await rows(`delete from agenda where tipo = 'assinatura'`)
    },
  }
}
