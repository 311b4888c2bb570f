import type { churchCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
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
  async listModulos(ctx, { params }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, listModulos)
  },
  async getIgrejaVisual(ctx, { params }) {
    return { igrejaVisual: await getIgrejaVisual(ctx.deps.db, requireIgreja(ctx, params).id) }
  },
  async listMetodosPagamento(ctx, { params }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, listMetodosPagamento)
  },
  async listIgrejaAppMenu(ctx, { query }) {
    requireIgreja(ctx, { id: query.igreja })
    return inTenant(ctx, listIgrejaAppMenu)
  },
  async listBanners(ctx, { query }) {
    requireIgreja(ctx, { id: query.igreja })
    return inTenant(ctx, listBanners)
  },
  async listClientes(ctx, { query }) {
    return listClientes(ctx.deps.db, query)
  },
  async listCongregacoes(ctx, { query }) {
    requireIgreja(ctx, { id: query.igreja })
    return inTenant(ctx, listCongregacoes)
  },
  async listPagamentoMotivos(ctx, { params, query }) {
    requireIgreja(ctx, params)
    const doacao = query.doacao === undefined ? undefined : query.doacao === 'true'
    return inTenant(ctx, (trx) => listPagamentoMotivos(trx, doacao))
  },
  async getOrganizacao(ctx, { params }) {
    return { organizacao: await getOrganizacao(ctx.deps.db, params.slug) }
  },
  async listCultos(ctx, { params }) {
    requireIgreja(ctx, params)
    return { cultos: await inTenant(ctx, listCultos) }
  },
}
