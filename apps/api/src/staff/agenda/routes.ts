import type { staffAgendaCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Handlers } from '../../http/implement.ts'
import { getAgenda } from './agenda.ts'
import { deleteAlteracao, saveAlteracao } from './alteracoes.ts'
import { archiveCulto, createCulto, listCultosEquipe, saveCulto } from './cultos.ts'

/** Changes something and answers with all services as they are then. */
const after = (ctx: Context, change: (trx: TenantTrx) => Promise<void>) =>
  inTenant(ctx, async (trx) => {
    await change(trx)
    return { cultos: await listCultosEquipe(trx) }
  })

export const agendaRoutes: Handlers<typeof staffAgendaCalls> = {
  getAgendaEquipe(ctx, { query }) {
    const { roles } = requireAuth(ctx)
    return inTenant(ctx, (trx) => getAgenda(trx, { ...query, roles, modulos: requireIgreja(ctx).modulos }))
  },
  async listCultosEquipe(ctx) {
    return { cultos: await inTenant(ctx, listCultosEquipe) }
  },
  createCultoEquipe(ctx, { body }) {
    return after(ctx, (trx) => createCulto(trx, body))
  },
  saveCultoEquipe(ctx, { params: { idCulto: id }, body: { versao, ...valores } }) {
    return after(ctx, (trx) => saveCulto(trx, { id, versao, valores }))
  },
  archiveCultoEquipe(ctx, { params: { idCulto: id }, body }) {
    return after(ctx, (trx) => archiveCulto(trx, { id, ...body }))
  },
  saveCultoAlteracaoEquipe(ctx, { params: { idCulto: id, data }, body }) {
    return after(ctx, (trx) => saveAlteracao(trx, { id, data, ...body }))
  },
  deleteCultoAlteracaoEquipe(ctx, { params: { idCulto: id, data }, query: { versao } }) {
    return after(ctx, (trx) => deleteAlteracao(trx, { id, data, versao }))
  },
}
