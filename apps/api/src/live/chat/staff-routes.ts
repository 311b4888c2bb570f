import type { liveChatStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { createModerador, deleteModerador, readModeracao } from './moderacao-equipe.ts'
import { deletePalavra, savePalavra } from './palavras.ts'
import { moderateSala, readSalaEquipe } from './sala-equipe.ts'

export const chatStaffRoutes: Handlers<typeof liveChatStaffCalls> = {
  getModeracaoEquipe: (ctx) => inTenant(ctx, readModeracao),
  savePalavraSala: (ctx, { body }) => changing(ctx, (trx) => savePalavra(trx, body)),
  deletePalavraSala: (ctx, { params: { id } }) => changing(ctx, (trx) => deletePalavra(trx, { id })),
  createModeradorSala(ctx, { body }) {
    const igrejaId = requireIgreja(ctx).id
    return changing(ctx, (trx) => createModerador(trx, { igrejaId, ...body }))
  },
  deleteModeradorSala: (ctx, { params: { id } }) => changing(ctx, (trx) => deleteModerador(trx, { id })),
  getSalaEquipe: (ctx, { params: { codigo } }) => inTenant(ctx, (trx) => readSalaEquipe(trx, { codigo })),
  async moderarSalaEquipe(ctx, { params: { codigo }, body }) {
    const { userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => moderateSala(trx, { codigo, userId, ...body }))
    // What a room says is in its log once that is committed.
    return inTenant(ctx, (trx) => readSalaEquipe(trx, { codigo }))
  },
}

/** Changes what is set for the rooms, and shows how it is then. */
function changing(ctx: Context, work: (trx: TenantTrx) => Promise<unknown>) {
  return inTenant(ctx, async (trx) => {
    await work(trx)
    return readModeracao(trx)
  })
}
