import type { notesCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { exportNotas } from './export.ts'
import { createNota, deleteNota, getNota, listNotas, saveNota, type Writer } from './notas.ts'

export const notesRoutes: Handlers<typeof notesCalls> = {
  async listNotasSermao(ctx, { query }) {
    const writer = writerOf(ctx)
    return { notas: await inTenant(ctx, (trx) => listNotas(trx, { ...writer, limit: query.limit })) }
  },
  async getNotaSermao(ctx, { params }) {
    const writer = writerOf(ctx)
    return { nota: await inTenant(ctx, (trx) => getNota(trx, { ...writer, id: params.id })) }
  },
  async createNotaSermao(ctx, { body }) {
    const writer = writerOf(ctx)
    return { nota: await inTenant(ctx, (trx) => createNota(trx, { ...writer, ...body })) }
  },
  async saveNotaSermao(ctx, { params, body }) {
    const writer = writerOf(ctx)
    return { nota: await inTenant(ctx, (trx) => saveNota(trx, { ...writer, id: params.id, ...body })) }
  },
  async deleteNotaSermao(ctx, { params }) {
    const writer = writerOf(ctx)
    await inTenant(ctx, (trx) => deleteNota(trx, { ...writer, id: params.id }))
    return { status: true }
  },
  async exportNotasSermao(ctx, { query }) {
    return exportNotas(ctx, writerOf(ctx), query.id)
  },
}

function writerOf(ctx: Context): Writer {
  return { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId }
}
