import type { PlanosEquipe, subscriptionsStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { findAssinante, listAssinantes } from './assinantes.ts'
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
  getNumerosAssinaturas: (ctx) =>
    inTenant(ctx, (trx) => readNumeros(trx, { igrejaId: requireIgreja(ctx).id })),
}
