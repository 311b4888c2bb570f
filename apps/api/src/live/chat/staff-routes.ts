import type { liveChatStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { createModerador, deleteModerador, readModeracao } from './moderacao-equipe.ts'
import { saveModo } from './modo.ts'
import { deletePalavra, savePalavra } from './palavras.ts'
import { listAcoes } from './registro.ts'
import { undoRemocao } from './remocoes.ts'
import { createPermanente, savePermanente } from './sala-permanente.ts'
import { moderateSala, readSalaEquipe, requireSala } from './sala-equipe.ts'

export const chatStaffRoutes: Handlers<typeof liveChatStaffCalls> = {
  getModeracaoEquipe: (ctx) => inTenant(ctx, readModeracao),
  savePalavraSala: (ctx, { body }) => changing(ctx, (trx) => savePalavra(trx, body)),
  deletePalavraSala: (ctx, { params: { id } }) => changing(ctx, (trx) => deletePalavra(trx, { id })),
  createModeradorSala(ctx, { body }) {
    const igrejaId = requireIgreja(ctx).id
    return changing(ctx, (trx) => createModerador(trx, { igrejaId, ...body }))
  },
  deleteModeradorSala: (ctx, { params: { id } }) => changing(ctx, (trx) => deleteModerador(trx, { id })),
  createSalaEquipe: (ctx, { body }) => changing(ctx, (trx) => createPermanente(trx, body)),
  saveSalaEquipe: (ctx, { params: { codigo }, body }) =>
    changing(ctx, (trx) => savePermanente(trx, { codigo, ...body })),
  getSalaEquipe: (ctx, { params: { codigo } }) => inTenant(ctx, (trx) => readSalaEquipe(trx, { codigo })),
  moderarSalaEquipe: (ctx, { params: { codigo }, body }) =>
    inSala(ctx, codigo, (trx, who) => moderateSala(trx, { ...who, ...body })),
  desfazerRemocaoEquipe: (ctx, { params: { codigo, id } }) =>
    inSala(ctx, codigo, (trx, act) => undoRemocao(trx, { ...act, id })),
  saveModoEquipe: (ctx, { params: { codigo }, body: modo }) =>
    inSala(ctx, codigo, (trx, act) => saveModo(trx, { ...act, modo })),
  listAcoesEquipe: (ctx, { params: { codigo }, query }) =>
    inTenant(ctx, async (trx) => {
      const { id: salaId } = await requireSala(trx, { codigo })
      return listAcoes(trx, { salaId, ...query })
    }),
}

/** Changes what is set for the rooms, and shows how it is then. */
function changing(ctx: Context, work: (trx: TenantTrx) => Promise<unknown>) {
  return inTenant(ctx, async (trx) => {
    await work(trx)
    return readModeracao(trx)
  })
}

/** Does something in a room, and shows it as it is then: what a room says is in its log once that is committed. */
async function inSala(
  ctx: Context,
  codigo: string,
  act: (trx: TenantTrx, who: { salaId: number; userId: number }) => Promise<unknown>,
) {
  const { userId } = requireAuth(ctx)
  const done = await inTenant(ctx, async (trx) => {
    const { id: salaId } = await requireSala(trx, { codigo })
    return act(trx, { salaId, userId })
  })
  const idRemocao = isRemoval(done) ? done.idRemocao : null
  return inTenant(ctx, (trx) => readSalaEquipe(trx, { codigo, idRemocao }))
}

function isRemoval(done: unknown): done is { idRemocao: number } {
  return typeof done === 'object' && done !== null && 'idRemocao' in done
}
