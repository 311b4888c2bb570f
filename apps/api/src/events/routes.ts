import type { eventsCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import type { Holder } from '../payments/cart/holds.ts'
import { placeOrder } from '../payments/order/place-order.ts'
import { getConteudo, listConteudos } from './conteudos.ts'
import { aceitarEspera } from './aceitar-espera.ts'
import { countEspera, createEspera } from './entrar-na-espera.ts'
import { confirmarEspera, deleteEspera, getEspera, listEsperas } from './espera.ts'
import { getEstoque } from './estoque.ts'
import { getEvento, listEventos } from './eventos.ts'
import { listEventosUsuario, listInscricoes } from './inscricoes.ts'
import { calcularTaxasEvento, listMetodosEvento } from './metodos.ts'
import { enter } from './enter.ts'
import { deleteReserva, getReserva, renovarReserva, saveReserva } from './reservas.ts'
import { ticketPurchase } from './purchase/ticket-purchase.ts'
import { transferir } from './transferencia.ts'

export const eventsRoutes: Handlers<typeof eventsCalls> = {
  listEventos(ctx, { query }) {
    return inTenant(ctx, (trx) => listEventos(trx, query))
  },
  getEvento(ctx, { params }) {
    return inTenant(ctx, (trx) => getEvento(trx, params))
  },
  async getEstoqueEvento(ctx, { params }) {
    return {
      estoque: await inTenant(ctx, (trx) => getEstoque(trx, { id: params.id, userId: ctx.auth?.userId })),
    }
  },
  listMetodosEvento(ctx, { params, query }) {
    const igrejaId = requireIgreja(ctx).id
    return inTenant(ctx, (trx) => listMetodosEvento(ctx.deps, trx, { igrejaId, id: params.id, ...query }))
  },
  calcularTaxasEvento(ctx, { params, query }) {
    const igrejaId = requireIgreja(ctx).id
    return inTenant(ctx, (trx) => calcularTaxasEvento(ctx.deps, trx, { igrejaId, id: params.id, ...query }))
  },
  listEventosUsuario(ctx, { params }) {
    return asPerson(ctx, params.id, (trx) => listEventosUsuario(trx, { userId: params.id }))
  },
  listInscricoes(ctx, { params }) {
    const ticket = { userId: params.id, eventoId: params.idEvento }
    return asPerson(ctx, params.id, (trx) => listInscricoes(ctx.deps, trx, ticket))
  },
  async createInscricao(ctx, { params, body }) {
    requireAuth(ctx, { userId: params.id })
    const igrejaId = requireIgreja(ctx).id
    const request = { igrejaId, userId: params.id, eventoId: params.idEvento, body }
    return { pedido: await placeOrder(ctx, ticketPurchase, request) }
  },
  async transferirInscricao(ctx, { params, body }) {
    requireAuth(ctx, { userId: params.id })
    const { idEvento: eventoId, idInscricao: inscricaoId } = params
    return { inscricao: await transferir(ctx, { userId: params.id, eventoId, inscricaoId }, body) }
  },
  listConteudosInscricao(ctx, { params }) {
    const ticket = { userId: params.id, eventoId: params.idEvento, inscricaoId: params.idInscricao }
    return asPerson(ctx, params.id, (trx) => listConteudos(trx, ticket))
  },
  getConteudoInscricao(ctx, { params }) {
    const { idEvento: eventoId, idInscricao: inscricaoId, idConteudo } = params
    const ticket = { userId: params.id, eventoId, inscricaoId, idConteudo }
    return asPerson(ctx, params.id, (trx) => getConteudo(trx, ticket))
  },
  async createEspera(ctx, { params, body }) {
    const given = { eventoId: params.id, wish: body, mayMail: await countEspera(ctx, body) }
    return { espera: await inTenant(ctx, (trx) => createEspera(ctx, trx, given)) }
  },
  async listEsperas(ctx, { params }) {
    return {
      esperas: await asPerson(ctx, params.id, (trx) =>
        listEsperas(trx, { userId: params.id, eventoId: params.idEvento }),
      ),
    }
  },
  async getEspera(ctx, { params }) {
    return { espera: await inTenant(ctx, (trx) => getEspera(trx, params)) }
  },
  async confirmarEspera(ctx, { params }) {
    return { espera: await inTenant(ctx, (trx) => confirmarEspera(trx, params)) }
  },
  async deleteEspera(ctx, { params }) {
    await inTenant(ctx, (trx) => deleteEspera(trx, params))
    return { status: true }
  },
  async aceitarEspera(ctx, { params }) {
    return { reserva: await asPerson(ctx, params.id, (trx) => aceitarEspera(ctx, trx, params)) }
  },
  async getReserva(ctx, { params }) {
    return { reserva: await asHolder(ctx, params, getReserva) }
  },
  async saveReserva(ctx, { params, body }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    await ctx.deps.limits.spend([{ name: 'reserva', key: `user:${userId}`, points: 120, seconds: 600 }])
    const reserva = await ctx.deps.turns.take(() =>
      asHolder(ctx, params, async (trx, holder) => {
        await enter(trx, holder)
        return saveReserva(trx, { holder, cart: body.ingressos })
      }),
    )
    return { reserva }
  },
  async renovarReserva(ctx, { params }) {
    return { reserva: await asHolder(ctx, params, renovarReserva) }
  },
  async deleteReserva(ctx, { params }) {
    await asHolder(ctx, params, deleteReserva)
    return { status: true }
  },
}

function asPerson<Result>(
  ctx: Context,
  userId: number,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  requireAuth(ctx, { userId })
  return inTenant(ctx, fn)
}

function asHolder<Result>(
  ctx: Context,
  { id, idEvento }: { id: number; idEvento: number },
  fn: (trx: TenantTrx, holder: Holder) => Promise<Result>,
): Promise<Result> {
  const holder = { igrejaId: requireIgreja(ctx).id, eventoId: idEvento, userId: id }
  return asPerson(ctx, id, async (trx) => {
    const evento = await trx.selectFrom('evento').where('id', '=', idEvento).select('id').executeTakeFirst()
    if (!evento) throw new AppError('NOT_FOUND')
    return fn(trx, holder)
  })
}
