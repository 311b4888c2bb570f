import type { studiesCalls } from '@atrio/contract'
import { signedAddress } from '../files/file-address.ts'
import { inTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findArquivoEstudo, getEstudo, isPublic, listEstudos, savePublic } from './estudos.ts'

export const studiesRoutes: Handlers<typeof studiesCalls> = {
  listEstudos(ctx, { query }) {
    return inTenant(ctx, (trx) => listEstudos(trx, query))
  },
  getEstudo(ctx, { params }) {
    const given = { id: params.id, igrejaId: requireIgreja(ctx).id, userId: ctx.auth?.userId }
    return inTenant(ctx, (trx) => getEstudo(trx, given))
  },
  async getArquivoEstudo(ctx, { params }) {
    const igrejaId = requireIgreja(ctx).id
    const given = { id: params.id, igrejaId, userId: ctx.auth?.userId }
    const id = await inTenant(ctx, (trx) => findArquivoEstudo(trx, given))
    return { url: signedAddress(ctx.deps.secrets, { igrejaId, id }) }
  },
  async getConfiguracaoEstudoEquipe(ctx) {
    return { flagConteudoPublico: await inTenant(ctx, isPublic) }
  },
  async saveConfiguracaoEstudoEquipe(ctx, { body }) {
    await inTenant(ctx, (trx) => savePublic(trx, body))
    return body
  },
  async getConfiguracaoEstudo(ctx) {
    return { data: { flagConteudoPublico: await inTenant(ctx, isPublic) } }
  },
}
