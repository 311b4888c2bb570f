import type { churchCalls, TextoTipo } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { listClientes } from './clientes.ts'
import { listCultos } from './cultos.ts'
import { findIgrejaByCodigo, findIgrejaByHostname } from './igrejas.ts'
import { getOrganizacao } from './organizacoes.ts'
import {
  listBanners,
  listCongregacoes,
  listIgrejaAppMenu,
  listMetodosPagamento,
  listModulos,
  listPagamentoMotivos,
} from './published.ts'
import { cancelTexto, getTextoEquipe, saveTexto } from './textos-equipe.ts'
import { getTexto } from './textos.ts'
import { getIgrejaVisual } from './visual.ts'

export const churchRoutes: Handlers<typeof churchCalls> = {
  async getIgrejaByCodigo(ctx, { params }) {
    const igreja = await findIgrejaByCodigo(ctx.deps, params.code)
    if (!igreja) throw new AppError('NOT_FOUND')
    return { status: true, igreja }
  },
  async getIgrejaByHostname(ctx, { query }) {
    const igreja = await findIgrejaByHostname(ctx.deps, query.hostname)
    return { clientes: igreja ? igreja.clientes.map((cliente) => ({ ...cliente, igreja })) : [] }
  },
  listModulos(ctx) {
    return inTenant(ctx, listModulos)
  },
  async getIgrejaVisual(ctx) {
    return { igrejaVisual: await getIgrejaVisual(ctx.deps.db, requireIgreja(ctx).id) }
  },
  listMetodosPagamento(ctx) {
    return inTenant(ctx, listMetodosPagamento)
  },
  listIgrejaAppMenu(ctx) {
    return inTenant(ctx, listIgrejaAppMenu)
  },
  listBanners(ctx) {
    return inTenant(ctx, listBanners)
  },
  async listClientes(ctx, { query }) {
    return listClientes(ctx.deps.db, query)
  },
  listCongregacoes(ctx) {
    return inTenant(ctx, listCongregacoes)
  },
  listPagamentoMotivos(ctx, { query }) {
    const doacao = query.doacao === undefined ? undefined : query.doacao === 'true'
    return inTenant(ctx, (trx) => listPagamentoMotivos(trx, { doacao }))
  },
  async getOrganizacao(ctx, { params }) {
    return { organizacao: await getOrganizacao(ctx.deps.db, params.slug) }
  },
  async getTexto(ctx, { params, query }) {
    const { id, nome } = requireIgreja(ctx)
    const asked = { igreja: { id, nome }, locale: ctx.locale, tipo: params.tipo, versao: query.versao }
    return inTenant(ctx, (trx) => getTexto(ctx.deps, trx, asked))
  },
  getTextoEquipe(ctx, { query }) {
    return ofTexto(ctx, query.tipo, async () => {})
  },
  saveTextoEquipe(ctx, { body }) {
    return ofTexto(ctx, body.tipo, (trx) => saveTexto(trx, { ...body, igreja: requireIgreja(ctx) }))
  },
  cancelarTextoEquipe(ctx, { body }) {
    return ofTexto(ctx, body.tipo, (trx) => cancelTexto(trx, body))
  },
  async listCultos(ctx) {
    return { cultos: await inTenant(ctx, listCultos) }
  },
}

/** Does something with a text, and shows how it is then. */
function ofTexto(ctx: Context, tipo: TextoTipo, work: (trx: TenantTrx) => Promise<void>) {
  const { id, nome } = requireIgreja(ctx)
  return inTenant(ctx, async (trx) => {
    await work(trx)
    return { texto: await getTextoEquipe(ctx.deps, trx, { igreja: { id, nome }, tipo }) }
  })
}
