import type { prayerCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { createAtualizacao, deleteOracao, keepOracao, saveRespondida } from './andamento.ts'
import { ask } from './ask.ts'
import { createResposta, listCuidado, readCuidado, saveCuidado } from './cuidado.ts'
import { decide, decideMensagem } from './decidir.ts'
import { denunciar } from './denuncias.ts'
import { oracaoDenunciada, oracaoMensagemNova, oracaoResposta } from './kinds.ts'
import { spendOnPrayer } from './limits.ts'
import { createMensagem, deleteMensagem, listUnseen } from './mensagens.ts'
import { listMensagensMesa } from './mesa-mensagens.ts'
import { getMesa, listMesa } from './mesa.ts'
import { getMinhaCompleta, listMinhas, requireSelf } from './minhas.ts'
import { getOracao, listMotivos, listOracoes } from './mural.ts'
import { desfazerOrar, listOradas, orar } from './oradas.ts'
import { prayerStaffRoutes } from './staff-routes.ts'
import { tellAuthor, tellMensagemWaiting, tellTeam, tellWaiting } from './tell.ts'
import { saveVisibilidade } from './visibilidade.ts'

export const prayerRoutes: Handlers<typeof prayerCalls> = {
  listOracoes(ctx, { query: { naoOradas, ...query } }) {
    const naoOradasDe = naoOradas === undefined ? undefined : requireAuth(ctx).userId
    return inTenant(ctx, (trx) => listOracoes(ctx.deps.secrets, trx, { ...query, naoOradasDe }))
  },
  async getOracao(ctx, { params: { id } }) {
    return { oracao: await inTenant(ctx, (trx) => getOracao(ctx.deps.secrets, trx, { id })) }
  },
  listOracaoMotivos(ctx) {
    return inTenant(ctx, (trx) => listMotivos(trx, { igrejaId: requireIgreja(ctx).id }))
  },
  async createOracaoMensagem(ctx, { body: { idUsuario, idOracao, mensagem: text } }) {
    const author = authorOf(ctx)
    await spendOnPrayer(ctx, 'mensagem')
    const mensagem = await inTenant(ctx, async (trx) => {
      await requireSelf(trx, { ...author, idUsuario })
      const given = { ...author, oracaoId: idOracao, text }
      const written = await createMensagem(ctx.deps.secrets, trx, given)
      const { igrejaId, userId } = author
      if (written.situacao === 'aguardando') await tellMensagemWaiting(ctx.deps, trx, { igrejaId })
      else {
        await tellAuthor(ctx.deps, trx, { igrejaId, id: idOracao, kind: oracaoMensagemNova, butNot: userId })
      }
      return written
    })
    return { mensagem }
  },
  async deleteOracaoMensagem(ctx, { params: { id } }) {
    const { userId } = authorOf(ctx)
    await inTenant(ctx, (trx) => deleteMensagem(trx, { userId, id }))
    return { status: true }
  },
  async orar(ctx, { body: { idUsuario, idOracao: oracaoId } }) {
    const author = authorOf(ctx)
    await spendOnPrayer(ctx, 'orar')
    return inTenant(ctx, async (trx) => {
      await requireSelf(trx, { ...author, idUsuario })
      return orar(trx, { ...author, oracaoId })
    })
  },
  desfazerOrar(ctx, { params: { id: oracaoId } }) {
    const { userId } = authorOf(ctx)
    return inTenant(ctx, (trx) => desfazerOrar(trx, { userId, oracaoId }))
  },
  async denunciarOracao(ctx, { params: { id: oracaoId }, body }) {
    const author = authorOf(ctx)
    await spendOnPrayer(ctx, 'denuncia')
    const given = {
      ...author,
      oracaoId,
      mensagemId: body.idMensagem ?? null,
      motivo: body.motivo?.trim() || null,
    }
    await inTenant(ctx, async (trx) => {
      if (!(await denunciar(trx, given))) return
      const { igrejaId } = author
      await tellTeam(ctx.deps, trx, { igrejaId, kind: oracaoDenunciada, url: '/prayer/desk' })
    })
    return { status: true }
  },
  async listMinhasOracoes(ctx) {
    const { userId } = authorOf(ctx)
    return { oracoes: await inTenant(ctx, (trx) => listMinhas(ctx.deps.secrets, trx, { userId })) }
  },
  async getMinhaOracao(ctx, { params: { id } }) {
    const { userId } = authorOf(ctx)
    const given = { userId, id }
    return { oracao: await inTenant(ctx, (trx) => getMinhaCompleta(ctx.deps.secrets, trx, given)) }
  },
  async listMinhasMensagensOracao(ctx, { params: { id: oracaoId } }) {
    const { userId } = authorOf(ctx)
    const given = { userId, oracaoId }
    return { mensagens: await inTenant(ctx, (trx) => listUnseen(ctx.deps.secrets, trx, given)) }
  },
  listOracoesOradas(ctx) {
    const { userId } = authorOf(ctx)
    return inTenant(ctx, (trx) => listOradas(trx, { userId }))
  },
  async createOracao(ctx, { body }) {
    requireIgreja(ctx, body.idIgreja === undefined ? {} : { id: body.idIgreja })
    return { oracao: await ask(ctx, authorOf(ctx), body) }
  },
  async saveOracaoVisibilidade(ctx, { params: { id }, body: wish }) {
    const given = { ...authorOf(ctx), id, wish }
    const { igrejaId } = given
    const oracao = await inTenant(ctx, async (trx) => {
      const saved = await saveVisibilidade(ctx.deps.secrets, trx, given)
      await tellWaiting(ctx.deps, trx, { igrejaId, id })
      return saved
    })
    return { oracao }
  },
  async createOracaoAtualizacao(ctx, { params: { id }, body: { mensagem: text } }) {
    await spendOnPrayer(ctx, 'mensagem')
    const given = { ...authorOf(ctx), id, text }
    const mensagem = await inTenant(ctx, async (trx) => {
      const written = await createAtualizacao(ctx.deps.secrets, trx, given)
      await tellMensagemWaiting(ctx.deps, trx, given)
      return written
    })
    return { mensagem }
  },
  async saveOracaoRespondida(ctx, { params: { id }, body }) {
    const given = { ...authorOf(ctx), id, ...body }
    const oracao = await inTenant(ctx, async (trx) => {
      const saved = await saveRespondida(ctx.deps.secrets, trx, given)
      await tellMensagemWaiting(ctx.deps, trx, given)
      return saved
    })
    return { oracao }
  },
  deleteOracao(ctx, { params: { id } }) {
    const { userId } = authorOf(ctx)
    return inTenant(ctx, (trx) => deleteOracao(trx, { userId, id }))
  },
  async desistirExclusaoOracao(ctx, { params: { id } }) {
    const { userId } = authorOf(ctx)
    return { oracao: await inTenant(ctx, (trx) => keepOracao(ctx.deps.secrets, trx, { userId, id })) }
  },
  listOracoesMesa(ctx, { query }) {
    const cares = requireAuth(ctx).roles.includes('oracao')
    return inTenant(ctx, (trx) => listMesa(ctx.deps.secrets, trx, { ...query, cares }))
  },
  async getOracaoMesa(ctx, { params: { id } }) {
    return { oracao: await inTenant(ctx, (trx) => getMesa(ctx.deps.secrets, trx, { id })) }
  },
  async saveOracaoSituacao(ctx, { params: { id }, body: { situacao } }) {
    return { oracao: await decide(ctx, { id, situacao }) }
  },
  listOracaoMensagensMesa(ctx, { query }) {
    return inTenant(ctx, (trx) => listMensagensMesa(ctx.deps.secrets, trx, query))
  },
  async saveOracaoMensagemSituacao(ctx, { params: { id, idMensagem }, body: { situacao } }) {
    return { oracao: await decideMensagem(ctx, { id, idMensagem, situacao }) }
  },
  listOracoesCuidado(ctx, { query }) {
    return inTenant(ctx, (trx) => listCuidado(trx, query))
  },
  async lerOracaoCuidado(ctx, { params: { id } }) {
    const given = { ...authorOf(ctx), id }
    return { oracao: await inTenant(ctx, (trx) => readCuidado(ctx.deps.secrets, trx, given)) }
  },
  async saveOracaoCuidado(ctx, { params: { id }, body }) {
    return { oracao: await inTenant(ctx, (trx) => saveCuidado(trx, { id, ...body })) }
  },
  async createOracaoResposta(ctx, { params: { id }, body: { mensagem: text } }) {
    const given = { ...authorOf(ctx), id, text }
    const { igrejaId } = given
    const mensagem = await inTenant(ctx, async (trx) => {
      const written = await createResposta(ctx.deps.secrets, trx, given)
      await tellAuthor(ctx.deps, trx, { igrejaId, id, kind: oracaoResposta })
      return written
    })
    return { mensagem }
  },
  ...prayerStaffRoutes,
}

function authorOf(ctx: Context): { igrejaId: number; userId: number } {
  const { igrejaId, userId } = requireAuth(ctx)
  return { igrejaId, userId }
}
