import type { readingPlansCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import {
  createAssinatura,
  deleteAssinatura,
  getAssinatura,
  listAssinaturas,
  reiniciar,
  remarcar,
  saveLeitura,
  type Reader,
} from './assinaturas.ts'
import { getPlano, listPlanos } from './planos.ts'

export const readingPlansRoutes: Handlers<typeof readingPlansCalls> = {
  async listPlanosLeitura(ctx) {
    return { planos: await inTenant(ctx, (trx) => listPlanos(trx, ctx)) }
  },
  getPlanoLeitura(ctx, { params: { uuid } }) {
    return inTenant(ctx, (trx) => getPlano(trx, { uuid, locale: ctx.locale }))
  },
  async listAssinaturasLeitura(ctx, { params }) {
    const reader = readerOf(ctx, params.id)
    return { assinaturas: await inTenant(ctx, (trx) => listAssinaturas(trx, reader)) }
  },
  async createAssinaturaLeitura(ctx, { params, body }) {
    const reader = readerOf(ctx, params.id)
    return { assinatura: await inTenant(ctx, (trx) => createAssinatura(trx, { ...reader, ...body })) }
  },
  async getAssinaturaLeitura(ctx, { params }) {
    const reader = readerOf(ctx, params.id)
    return { assinatura: await inTenant(ctx, (trx) => getAssinatura(trx, { ...reader, uuid: params.uuid })) }
  },
  async saveLeitura(ctx, { params, body }) {
    const reader = readerOf(ctx, params.id)
    return {
      assinatura: await inTenant(ctx, (trx) => saveLeitura(trx, { ...reader, uuid: params.uuid, ...body })),
    }
  },
  async remarcarAssinaturaLeitura(ctx, { params, body }) {
    const reader = readerOf(ctx, params.id)
    return {
      assinatura: await inTenant(ctx, (trx) => remarcar(trx, { ...reader, uuid: params.uuid, ...body })),
    }
  },
  async reiniciarAssinaturaLeitura(ctx, { params, body }) {
    const reader = readerOf(ctx, params.id)
    return {
      assinatura: await inTenant(ctx, (trx) => reiniciar(trx, { ...reader, uuid: params.uuid, ...body })),
    }
  },
  async deleteAssinaturaLeitura(ctx, { params }) {
    const reader = readerOf(ctx, params.id)
    await inTenant(ctx, (trx) => deleteAssinatura(trx, { ...reader, uuid: params.uuid }))
    return { status: true }
  },
}

function readerOf(ctx: Context, userId: number): Reader {
  return { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx, { userId }).userId, locale: ctx.locale }
}
