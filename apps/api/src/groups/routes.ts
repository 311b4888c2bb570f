import { groupsCalls as calls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { createAlerta, deleteAlerta, listAlertas } from './alertas.ts'
import { getCelula, listCelulas, listMinhasCelulas } from './celulas.ts'
import { deleteImagemReuniao, saveImagemReuniao } from './imagem-reuniao.ts'
import { listEncontros, toReunioes } from './encontros.ts'
import { answerPedidoEquipe, listCelulasEquipe, saveCelulaEquipe } from './equipe.ts'
import { listLideres, listPessoasCelula, saveLider } from './lideres.ts'
import { listCelulaFolgas, listCelulaLugares, listCelulaPontos } from './lugares.ts'
import { deleteMembro, listMembros, sair, saveMembro } from './membros.ts'
import { createMensagem, deleteMensagem, listMensagens } from './mensagens.ts'
import { deleteAgenda, findAgenda, renewAgenda } from './minha-agenda.ts'
import { cancelSolicitacao, createSolicitacao, listSolicitacoes } from './minhas-solicitacoes.ts'
import { inCelula } from './participacao.ts'
import { answerPedido, listPedidos, markVista } from './pedidos.ts'
import { answerPorLink, showPorLink } from './por-link.ts'
import { savePresencas } from './presencas.ts'
import { openResposta } from './resposta-token.ts'
import { getReuniao, listReunioes, saveReuniao } from './reunioes.ts'
import { tellLideres, tellPedinte } from './tell.ts'
import { tellLider, tellMembro, tellMensagem, tellSaida } from './tell-people.ts'

export const groupsRoutes: Handlers<typeof calls> = {
  listCelulas(ctx, { query }) {
    if (query.usuario === undefined) return inTenant(ctx, (trx) => listCelulas(trx, query))
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => listMinhasCelulas(trx, { ...query, userId }))
  },
  listCelulaPontos(ctx, { query }) {
    return inTenant(ctx, (trx) => listCelulaPontos(trx, query))
  },
  listCelulaLugares(ctx) {
    return inTenant(ctx, (trx) => listCelulaLugares(trx))
  },
  listCelulaFolgas(ctx, { query }) {
    return inTenant(ctx, (trx) => listCelulaFolgas(trx, query))
  },
  async listAlertasCelula(ctx) {
    const { userId } = requireAuth(ctx)
    return { alertas: await inTenant(ctx, (trx) => listAlertas(trx, { userId })) }
  },
  async createAlertaCelula(ctx, { body }) {
    const { igrejaId, userId } = requireAuth(ctx)
    const given = { igrejaId, userId, procura: body }
    return { alerta: await inTenant(ctx, (trx) => createAlerta(trx, given)) }
  },
  async deleteAlertaCelula(ctx, { params }) {
    const { userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => deleteAlerta(trx, { id: params.idAlerta, userId }))
    return { status: true }
  },
  async listMinhasReunioes(ctx) {
    const { userId } = requireAuth(ctx)
    const encontros = await inTenant(ctx, (trx) => listEncontros(trx, { userId, antes: 0, depois: 14 }))
    return { reunioes: toReunioes(encontros) }
  },
  async getAgendaCelula(ctx) {
    const { igrejaId, userId } = requireAuth(ctx)
    const { secrets } = ctx.deps
    return { endereco: await inTenant(ctx, (trx) => findAgenda(trx, { igrejaId, userId, secrets })) }
  },
  async renovarAgendaCelula(ctx) {
    const { igrejaId, userId } = requireAuth(ctx)
    const { secrets } = ctx.deps
    return { endereco: await inTenant(ctx, (trx) => renewAgenda(trx, { igrejaId, userId, secrets })) }
  },
  async deleteAgendaCelula(ctx) {
    const { userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => deleteAgenda(trx, { userId }))
    return { endereco: null }
  },
  getCelula(ctx, { params, query }) {
    const given = { id: params.id, convite: query.convite, userId: ctx.auth?.userId }
    return inTenant(ctx, (trx) => getCelula(trx, given))
  },
  async createSolicitacaoCelula(ctx, { body }) {
    const { igrejaId, userId } = requireAuth(ctx)
    await ctx.deps.limits.spend([
      { name: 'celula-pedido', key: `user:${userId}`, points: 20, seconds: 86_400 },
    ])
    const given = { igrejaId, userId, pedido: body }
    const solicitacao = await inTenant(ctx, async (trx) => {
      const created = await createSolicitacao(trx, given)
      await tellLideres(ctx.deps, trx, { igrejaId, id: created.id })
      return created
    })
    return { solicitacao }
  },
  async listSolicitacoesCelula(ctx) {
    const { userId } = requireAuth(ctx)
    return { solicitacoes: await inTenant(ctx, (trx) => listSolicitacoes(trx, { userId })) }
  },
  async deleteSolicitacaoCelula(ctx, { params }) {
    const { userId } = requireAuth(ctx)
    const given = { id: params.idSolicitacao, userId }
    return { solicitacao: await inTenant(ctx, (trx) => cancelSolicitacao(trx, given)) }
  },
  async sairDaCelula(ctx, { params, body }) {
    await inCelula(ctx, calls.sairDaCelula, params.id, async (trx, me) => {
      await tellSaida(ctx.deps, trx, { ...me, ...body })
      await sair(trx, me)
    })
    return { status: true }
  },
  async listPedidosCelula(ctx, { params }) {
    const pedidos = await inCelula(ctx, calls.listPedidosCelula, params.id, listPedidos)
    return { pedidos }
  },
  async verPedidoCelula(ctx, { params: { id: celulaId, idSolicitacao: id } }) {
    const pedido = await inCelula(ctx, calls.verPedidoCelula, celulaId, (trx) =>
      markVista(trx, { celulaId, id }),
    )
    return { pedido }
  },
  responderPedidoCelula(ctx, { params: { id: celulaId, idSolicitacao: id }, body }) {
    return inCelula(ctx, calls.responderPedidoCelula, celulaId, async (trx, { igrejaId }) => {
      const answered = await answerPedido(trx, { celulaId, id, ...body })
      if (answered.tell) await tellPedinte(ctx.deps, trx, { igrejaId, id })
      return answered
    })
  },
  async getPedidoPorLink(ctx, { params, query }) {
    const place = { igrejaId: requireIgreja(ctx).id, solicitacaoId: params.idSolicitacao }
    const { userId, validoAte } = openResposta(ctx.deps.secrets, place, query.token)
    const shown = await inTenant(ctx, (trx) => showPorLink(trx, { ...place, userId }))
    return { ...shown, validoAte: validoAte.toISOString() }
  },
  responderPorLink(ctx, { params, body: { token, ...answer } }) {
    const place = { igrejaId: requireIgreja(ctx).id, solicitacaoId: params.idSolicitacao }
    const { userId } = openResposta(ctx.deps.secrets, place, token)
    return inTenant(ctx, async (trx) => {
      const answered = await answerPorLink(trx, { ...place, userId, ...answer })
      const { igrejaId, solicitacaoId: id } = place
      if (answered.tell) await tellPedinte(ctx.deps, trx, { igrejaId, id })
      return answered
    })
  },
  async listMembrosCelula(ctx, { params }) {
    return { membros: await inCelula(ctx, calls.listMembrosCelula, params.id, listMembros) }
  },
  async saveMembroCelula(ctx, { params, body }) {
    const { celula: para, motivo } = body
    const membro = await inCelula(ctx, calls.saveMembroCelula, params.id, async (trx, me) => {
      const about = { me, id: params.idMembro }
      // Before they are gone from here; what is refused then takes it back.
      if (para !== undefined && para !== me.celulaId)
        await tellMembro(ctx.deps, trx, { ...about, motivo, para })
      return saveMembro(trx, { ...about, ...body })
    })
    return { membro }
  },
  async deleteMembroCelula(ctx, { params, body }) {
    await inCelula(ctx, calls.deleteMembroCelula, params.id, async (trx, me) => {
      const about = { me, id: params.idMembro }
      await tellMembro(ctx.deps, trx, { ...about, ...body })
      await deleteMembro(trx, about)
    })
    return { status: true }
  },
  listReunioes(ctx, { params, query }) {
    return inCelula(ctx, calls.listReunioes, params.id, (trx, me) => listReunioes(trx, { me, ...query }))
  },
  async getReuniao(ctx, { params }) {
    const reuniao = await inCelula(ctx, calls.getReuniao, params.id, (trx, me) =>
      getReuniao(ctx.deps.secrets, trx, { me, id: params.idReuniao }),
    )
    return { reuniao }
  },
  async saveReuniao(ctx, { params, body }) {
    const reuniao = await inCelula(ctx, calls.saveReuniao, params.id, (trx, me) =>
      saveReuniao(ctx.deps.secrets, trx, { me, ...body }),
    )
    return { reuniao }
  },
  listMensagensCelula(ctx, { params, query }) {
    return inCelula(ctx, calls.listMensagensCelula, params.id, (trx, me) =>
      listMensagens(trx, { me, ...query }),
    )
  },
  async createMensagemCelula(ctx, { params, body: { texto } }) {
    const { userId } = requireAuth(ctx)
    await ctx.deps.limits.spend([
      { name: 'celula-mensagem', key: `user:${userId}`, points: 20, seconds: 86_400 },
    ])
    const mensagem = await inCelula(ctx, calls.createMensagemCelula, params.id, async (trx, me) => {
      await tellMensagem(ctx.deps, trx, { me, texto })
      return createMensagem(trx, { me, texto })
    })
    return { mensagem }
  },
  async deleteMensagemCelula(ctx, { params }) {
    await inCelula(ctx, calls.deleteMensagemCelula, params.id, (trx, me) =>
      deleteMensagem(trx, { me, id: params.idMensagem }),
    )
    return { status: true }
  },
  async listCelulasEquipe(ctx) {
    return { celulas: await inTenant(ctx, listCelulasEquipe) }
  },
  responderPedidoEquipe(ctx, { params: { id: celulaId, idSolicitacao: id }, body }) {
    const igrejaId = requireIgreja(ctx).id
    return inTenant(ctx, async (trx) => {
      const { tell } = await answerPedidoEquipe(trx, { celulaId, id, ...body })
      if (tell) await tellPedinte(ctx.deps, trx, { igrejaId, id })
      return { situacao: body.aceita ? 'aceita' : 'recusada' }
    })
  },
  async listLideresEquipe(ctx, { params }) {
    return { lideres: await inTenant(ctx, (trx) => listLideres(trx, { celulaId: params.id })) }
  },
  async saveLiderEquipe(ctx, { params: { id: celulaId, idUsuario }, body }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      const given = { celulaId, idUsuario, igrejaId, userId, ...body }
      const named = await saveLider(trx, given)
      if (named) await tellLider(ctx.deps, trx, { igrejaId, celulaId, userId: named.userId })
      return { lideres: await listLideres(trx, { celulaId }) }
    })
  },
  async listPessoasCelula(ctx, { query }) {
    return { pessoas: await inTenant(ctx, (trx) => listPessoasCelula(trx, query)) }
  },
  async saveCelulaEquipe(ctx, { params, body }) {
    await inTenant(ctx, (trx) => saveCelulaEquipe(trx, { id: params.id, ...body }))
    return { status: true }
  },
  async savePresencasCelula(ctx, { params, body: { presencas } }) {
    const reuniao = await inCelula(ctx, calls.savePresencasCelula, params.id, async (trx, me) => {
      await savePresencas(trx, { me, id: params.idReuniao, presencas })
      return getReuniao(ctx.deps.secrets, trx, { me, id: params.idReuniao })
    })
    return { reuniao }
  },
  async saveImagemReuniao(ctx, { params }) {
    return { reuniao: await saveImagemReuniao(ctx, params) }
  },
  async deleteImagemReuniao(ctx, { params }) {
    return { reuniao: await deleteImagemReuniao(ctx, params) }
  },
}
