import type { playStaffCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listQuadros, saveCapa } from './films/capa.ts'
import { findFfmpeg } from './films/ffmpeg.ts'
import { deleteFilm, giveFilm, listFilmes, saveLegenda } from './films/filmes.ts'
import { readNumeros } from './films/numeros.ts'

export const playStaffRoutes: Handlers<typeof playStaffCalls> = {
  async listFilmesEquipe(ctx) {
    const flagPrepara = (await findFfmpeg(ctx.deps.env)) !== null
    return { ...(await inTenant(ctx, listFilmes)), flagPrepara }
  },
  async saveFilmeEquipe(ctx, { params: { id }, body: { conteudoId } }) {
    await inTenant(ctx, (trx) => giveFilm(trx, { id, conteudoId }))
    return { status: true }
  },
  async deleteFilmeEquipe(ctx, { params: { id } }) {
    await deleteFilm(ctx, { id })
    return { status: true }
  },
  async saveLegendaEquipe(ctx, { params: { id }, body }) {
    await saveLegenda(ctx, { id, ...body })
    return { status: true }
  },
  listQuadrosFilmeEquipe: (ctx, { params: { id } }) => listQuadros(ctx, { id }),
  async saveCapaFilmeEquipe(ctx, { params: { id }, body: { quadro } }) {
    await saveCapa(ctx, { id, quadro })
    return { status: true }
  },
  getNumerosPlay: (ctx) => inTenant(ctx, readNumeros),
}
