import type { staffPaymentsCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { getPagamento } from './pagamento.ts'
import { requireConta, saveConta } from './save-conta.ts'
import { saveMetodos } from './save-metodos.ts'
import { saveRegras } from './save-regras.ts'

type Who = ReturnType<typeof requireAuth>

/** Changes something and answers with what is set then. */
const after = (ctx: Context, change: (trx: TenantTrx, who: Who) => Promise<void>) =>
  inTenant(ctx, async (trx) => {
    const who = requireAuth(ctx)
    await change(trx, who)
    return { pagamento: await getPagamento(ctx.deps, trx, who) }
  })

export const paymentsRoutes: Handlers<typeof staffPaymentsCalls> = {
  getPagamentoEquipe(ctx) {
    return inTenant(ctx, async (trx) => ({
      pagamento: await getPagamento(ctx.deps, trx, requireAuth(ctx)),
    }))
  },
  saveMetodosEquipe(ctx, { body }) {
    return after(ctx, (trx, { igrejaId, userId }) =>
      saveMetodos(ctx.deps, trx, { igrejaId, userId, ...body }),
    )
  },
  async saveContaPagamentoEquipe(ctx, { body }) {
    // The provider is asked outside of a transaction.
    const conta = await requireConta(ctx.deps, body)
    return after(ctx, (trx, { igrejaId, userId }) =>
      saveConta(ctx.deps, trx, { ...body, conta, igrejaId, userId }),
    )
  },
  saveRegrasPagamentoEquipe(ctx, { body: { versao, ...valores } }) {
    return after(ctx, (trx, { igrejaId, userId }) =>
      saveRegras(ctx.deps, trx, { igrejaId, userId, versao, valores }),
    )
  },
}
