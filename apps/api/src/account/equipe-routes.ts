import type { accountStaffCalls } from '@atrio/contract'
import { inTenant, requireAuth } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listEstadosCivis } from '../estados-civis.ts'
import { convidarUsuario, reconvidarUsuario } from './equipe-convite.ts'
import { desativarUsuario, saveUsuarioEquipe } from './equipe-dados.ts'
import { exportUsuarios } from './equipe-exportar.ts'
import { listCongregacoes, listUsuariosEquipe } from './equipe-lista.ts'
import { getUsuarioEquipe, readDocumento } from './equipe-pessoa.ts'
import { requireOrder } from './update-usuario.ts'

export const accountStaffRoutes: Handlers<typeof accountStaffCalls> = {
  listUsuariosEquipe(ctx, { query }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => listUsuariosEquipe(trx, { igrejaId, ...query }))
  },
  getUsuarioEquipe(ctx, { params: { id } }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({
      usuario: await getUsuarioEquipe(trx, { igrejaId, id }),
      congregacoes: await listCongregacoes(trx, { igrejaId }),
      estadosCivis: listEstadosCivis(ctx.locale),
    }))
  },
  exportUsuariosEquipe: (ctx, { body }) => exportUsuarios(ctx, body),
  async lerDocumentoUsuario(ctx, { params: { id } }) {
    return { cpf: await inTenant(ctx, (trx) => readDocumento(trx, { ...requireAuth(ctx), id })) }
  },
  async convidarUsuario(ctx, { body }) {
    return { id: await convidarUsuario(ctx, body) }
  },
  async reconvidarUsuario(ctx, { params }) {
    await reconvidarUsuario(ctx, params)
    return { status: true }
  },
  saveUsuarioEquipe(ctx, { params: { id }, body: dados }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await saveUsuarioEquipe(trx, { igrejaId, id, dados })
      const usuario = await getUsuarioEquipe(trx, { igrejaId, id })
      requireOrder(usuario, dados)
      return { usuario }
    })
  },
  desativarUsuario(ctx, { params: { id } }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await desativarUsuario(trx, { igrejaId, userId, id })
      return { usuario: await getUsuarioEquipe(trx, { igrejaId, id }) }
    })
  },
}
