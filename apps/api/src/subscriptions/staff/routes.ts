import type { PlanosEquipe, subscriptionsStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { giveUp } from '../../payments/order/give-up.ts'
import { findAssinante, listAssinantes } from './assinantes.ts'
import { endAssinante } from './fim.ts'
import { readNumeros } from './numeros.ts'
import { createPlano, listPlanosEquipe } from './planos.ts'
import { createPreco, saveConfiguracao, saveOrdem, savePlano } from './save-planos.ts'

/** Changes something and answers with the plans as they are then. */
const after = (ctx: Context, change: (trx: TenantTrx) => Promise<void>): Promise<PlanosEquipe> =>
  inTenant(ctx, async (trx) => {
    await change(trx)
    return listPlanosEquipe(trx, { igrejaId: requireIgreja(ctx).id })
  })

export const subscriptionsStaffRoutes: Handlers<typeof subscriptionsStaffCalls> = {
  listPlanosEquipe: (ctx) => after(ctx, () => Promise.resolve()),
  createPlanoEquipe: (ctx, { body }) => after(ctx, (trx) => createPlano(trx, body)),
  savePlanoEquipe: (ctx, { params: { id }, body }) => after(ctx, (trx) => savePlano(trx, { id, ...body })),
  saveOrdemPlanos: (ctx, { body }) => after(ctx, (trx) => saveOrdem(trx, body)),
  createPrecoPlano: (ctx, { params: { id }, body }) => after(ctx, (trx) => createPreco(trx, { id, ...body })),
  saveConfiguracaoAssinatura: (ctx, { body }) => after(ctx, (trx) => saveConfiguracao(trx, body)),
  listAssinantesEquipe: (ctx, { query }) =>
    inTenant(ctx, (trx) => listAssinantes(trx, { igrejaId: requireIgreja(ctx).id, ...query })),
  getAssinanteEquipe: (ctx, { params: { codigo } }) =>
    inTenant(ctx, (trx) => findAssinante(trx, { igrejaId: requireIgreja(ctx).id, codigo })),
  async saveFimAssinanteEquipe(ctx, { params: { codigo } }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const ator = `user:${requireAuth(ctx).userId}`
    const { assinante, abandoned } = await inTenant(ctx, (trx) =>
      endAssinante(ctx.deps, trx, { igrejaId, codigo, ator }),
    )
    // As where the person ends it: what could still be paid is made unpayable.
    for (const pedidoId of abandoned) await giveUp(ctx.deps, { igrejaId, pedidoId, ator })
    return assinante
  },
  getNumerosAssinaturas: (ctx) =>
    inTenant(ctx, (trx) => readNumeros(trx, { igrejaId: requireIgreja(ctx).id })),
}
