import type { accountCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { createUsuario } from './create-usuario.ts'
import { listEstadosCivis } from './estados-civis.ts'
import { getMe } from './me.ts'
import { listNotificacoes, readNotificacoes } from './notificacoes.ts'
import { listOcupacoes } from './ocupacoes.ts'
import { listPaises } from './paises.ts'
import { listCamposPersonalizados, listDocumentos, listRoles } from './person.ts'
import { trocaIgreja } from './troca-igreja.ts'
import { updateUsuario } from './update-usuario.ts'
import { listUsuarios } from './usuarios.ts'

export const accountRoutes: Handlers<typeof accountCalls> = {
  async getMe(ctx) {
    return { user: await getMe(ctx) }
  },
  async listUsuarios(ctx, { params, query }) {
    return { usuarios: await listUsuarios(ctx, { userId: params.id, ...query }) }
  },
  async listDocumentos(ctx, { params }) {
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listDocumentos(trx, person))
  },
  async listRoles(ctx, { params }) {
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listRoles(trx, person))
  },
  async createUsuario(ctx, { params, body }) {
    await createUsuario(ctx, { id: params.id, cadastro: body })
    return { ativacaoEnviada: true }
  },
  async updateUsuario(ctx, { body }) {
    return { usuario: await updateUsuario(ctx, body) }
  },
  async trocaIgreja(ctx, { body }) {
    return { usuario: await trocaIgreja(ctx, body) }
  },
  async listCamposPersonalizados(ctx, { params, query }) {
    requireIgreja(ctx, { id: query.igreja })
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listCamposPersonalizados(trx, person))
  },
  async listNotificacoes(ctx, { params, query }) {
    const igrejaId = requireIgreja(ctx, params).id
    return inTenant(ctx, (trx) => listNotificacoes(trx, { igrejaId, userId: ctx.auth?.userId, ...query }))
  },
  async readNotificacoes(ctx, { params, body }) {
    const igrejaId = requireIgreja(ctx, params).id
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => readNotificacoes(trx, { igrejaId, userId, ...body }))
  },
  listPaises: async (ctx) => ({ paises: listPaises(ctx.locale) }),
  listOcupacoes: async (ctx) => ({ ocupacoes: listOcupacoes(ctx.locale) }),
  listEstadosCivis: async (ctx) => ({ estadosCivis: listEstadosCivis(ctx.locale) }),
}

/** The person logged in, at the church of the host; someone else's id is answered like one that does not exist. */
function requireSelf(ctx: Context, userId: number): { userId: number; igrejaId: number } {
  return { userId: requireAuth(ctx, { userId }).userId, igrejaId: requireIgreja(ctx).id }
}
