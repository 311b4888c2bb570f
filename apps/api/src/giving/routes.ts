import type { givingCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { inModulo } from '../http/modulo.ts'
import { doar } from './doar.ts'
import { calcularTaxas, getOpcoes, listMetodosDoacao } from './opcoes.ts'
import { makeDeclaracao, makeRecibo } from './recibos.ts'
import { listRecorrencias, pular, saveSituacao, updateRecorrencia } from './recorrencias.ts'

const MODULO = 'MOD_DOACAO'

export const givingRoutes: Handlers<typeof givingCalls> = {
  getOpcoesDoacao(ctx, { params }) {
    const { id } = requireIgreja(ctx, params)
    return inModulo(ctx, params, MODULO, (trx) => getOpcoes(ctx.deps, trx, id))
  },
  listMetodosDoacao(ctx, { params, query }) {
    const { id: igrejaId } = requireIgreja(ctx, params)
    const given = { igrejaId, valor: query.valor, flagUsuarioTaxa: query.flagUsuarioTaxa === 'true' }
    return inModulo(ctx, params, MODULO, (trx) => listMetodosDoacao(ctx.deps, trx, given))
  },
  calcularTaxas(ctx, { query }) {
    const { id: igrejaId, slug } = requireIgreja(ctx)
    return inModulo(ctx, { slug }, MODULO, (trx) => calcularTaxas(ctx.deps, trx, { igrejaId, ...query }))
  },
  async createPagamento(ctx, { body }) {
    await inModulo(ctx, { slug: requireIgreja(ctx).slug }, MODULO, async () => {})
    return { pedido: await doar(ctx, body) }
  },
  async listRecorrencias(ctx, { params }) {
    return { recorrencias: await asGiver(ctx, params.id, listRecorrencias) }
  },
  async updateRecorrencia(ctx, { params, body }) {
    const change = (trx: TenantTrx, giver: Giver) => updateRecorrencia(trx, giver, params.uuid, body)
    return { recorrencia: await asGiver(ctx, params.id, change) }
  },
  async pularRecorrencia(ctx, { params, body }) {
    const change = (trx: TenantTrx, giver: Giver) => pular(trx, giver, params.uuid, body.data)
    return { recorrencia: await asGiver(ctx, params.id, change) }
  },
  async saveSituacaoRecorrencia(ctx, { params, body }) {
    const change = (trx: TenantTrx, giver: Giver) => saveSituacao(trx, giver, params.uuid, body.situacao)
    return { recorrencia: await asGiver(ctx, params.id, change) }
  },
  getRecibo(ctx, { params }) {
    return makeRecibo(ctx, requireAuth(ctx, { userId: params.id }).userId, params.codigo)
  },
  getDeclaracaoDoacoes(ctx, { params, query }) {
    return makeDeclaracao(ctx, requireAuth(ctx, { userId: params.id }).userId, query.ano)
  },
}

interface Giver {
  igrejaId: number
  userId: number
}

function asGiver<Result>(
  ctx: Context,
  id: number,
  fn: (trx: TenantTrx, giver: Giver) => Promise<Result>,
): Promise<Result> {
  const { userId } = requireAuth(ctx, { userId: id })
  const { id: igrejaId, slug } = requireIgreja(ctx)
  return inModulo(ctx, { slug }, MODULO, (trx) => fn(trx, { igrejaId, userId }))
}
