import type { importCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireSheet } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { desfazerImportacao } from './desfazer.ts'
import { fazerImportacao } from './fazer.ts'
import {
  createImportacao,
  deleteImportacao,
  findImportacao,
  getImportacao,
  listImportacoes,
  planOf,
  saveColunas,
  saveLinha,
  saveModo,
} from './importacoes.ts'
import { toImportacao } from './to-importacao.ts'

export const importRoutes: Handlers<typeof importCalls> = {
  listImportacoes(ctx) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => listImportacoes(trx, { igrejaId }))
  },
  createImportacao(ctx, { body: { nome } }) {
    const { igrejaId, userId } = requireAuth(ctx)
    const sheet = requireSheet(ctx)
    return inTenant(ctx, async (trx) => {
      const id = await createImportacao(trx, { igrejaId, userId, nome, sheet })
      const row = await findImportacao(trx, { igrejaId, id })
      const plan = await planOf(trx, { igrejaId, importacao: row })
      return { importacao: await toImportacao(trx, { igrejaId, row, plan }) }
    })
  },
  getImportacao(ctx, { params: { id }, query }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => getImportacao(trx, { igrejaId, id, ...query }))
  },
  saveColunasImportacao(ctx, { params: { id }, body }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({ importacao: await saveColunas(trx, { igrejaId, id, ...body }) }))
  },
  saveModoImportacao(ctx, { params: { id }, body }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({ importacao: await saveModo(trx, { igrejaId, id, ...body }) }))
  },
  saveLinhaImportacao(ctx, { params: { id, numero }, body }) {
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => saveLinha(trx, { igrejaId, id, numero, ...body }))
  },
  async fazerImportacao(ctx, { params: { id }, body: { convidar } }) {
    return { importacao: await fazerImportacao(ctx, { id, convidar }) }
  },
  desfazerImportacao(ctx, { params: { id } }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({
      importacao: await desfazerImportacao(trx, { igrejaId, userId, id }),
    }))
  },
  async deleteImportacao(ctx, { params: { id } }) {
    const { igrejaId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => deleteImportacao(trx, { igrejaId, id }))
    return { status: true }
  },
}
