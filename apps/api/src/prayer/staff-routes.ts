import { hasRight, type prayerStaffCalls } from '@atrio/contract'
import { inTenant, requireAuth } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { saveAprovacao, waitsForApproval } from './aprovacao.ts'
import { decide, decideMensagem } from './decidir.ts'
import { listEquipe } from './equipe.ts'
import { listMensagensMesa } from './mesa-mensagens.ts'
import { getMesa, listMesa } from './mesa.ts'

/** The wall's desk at the staff's site: the same functions as the portal's (Decision 195). */
export const prayerStaffRoutes: Handlers<typeof prayerStaffCalls> = {
  listMuralEquipe(ctx, { query }) {
    const { igrejaId, roles } = requireAuth(ctx)
    const cares = roles.includes('oracao')
    const mayCharge = hasRight(roles, { area: 'ajustes', may: 'publish' })
    return inTenant(ctx, async (trx) => ({
      ...(await listMesa(ctx.deps.secrets, trx, { ...query, cares })),
      flagAprovacao: await waitsForApproval(trx, { igrejaId }),
      equipe: mayCharge ? await listEquipe(trx, { igrejaId }) : null,
    }))
  },
  async getMuralEquipe(ctx, { params: { id } }) {
    return { oracao: await inTenant(ctx, (trx) => getMesa(ctx.deps.secrets, trx, { id })) }
  },
  async saveMuralEquipe(ctx, { params: { id }, body: { situacao } }) {
    return { oracao: await decide(ctx, { id, situacao }) }
  },
  listMensagensMuralEquipe(ctx, { query }) {
    return inTenant(ctx, (trx) => listMensagensMesa(ctx.deps.secrets, trx, query))
  },
  async saveMensagemMuralEquipe(ctx, { params: { id, idMensagem }, body: { situacao } }) {
    return { oracao: await decideMensagem(ctx, { id, idMensagem, situacao }) }
  },
  saveAprovacaoMuralEquipe(ctx, { body }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => saveAprovacao(trx, { igrejaId, userId, ...body }))
  },
}
