import type { staffAccessCalls, staffLostFactorCalls } from '@atrio/contract'
import { withPlatform } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { confirmFatorPerdido, createFatorPerdido, saveFatorPerdido } from './lost-factor.ts'
import { viewAcesso } from './staff-access.ts'
import { listChavesEquipe } from './staff-chaves.ts'
import { createChaveEquipe, createDesafioChaveEquipe, deleteChaveEquipe } from './staff-create-chave.ts'
import { makeCodigos } from './staff-factor.ts'
import {
  confirmEquipe,
  createFatorEquipe,
  loginEquipe,
  recoverSenhaEquipe,
  saveFatorEquipe,
  saveSenhaEquipe,
} from './staff-login.ts'
import { createDesafioEquipe, loginChaveEquipe } from './staff-login-chave.ts'
import { clearStaffCookie, endSessions, listSessoesEquipe, requireBegun } from './staff-sessions.ts'

/** Log-in at the staff's site (Decision 157). */
export const staffAccessRoutes: Handlers<typeof staffAccessCalls & typeof staffLostFactorCalls> = {
  getAcessoEquipe: (ctx) => viewAcesso(ctx, ctx.equipe),
  loginEquipe: (ctx, { body }) => loginEquipe(ctx, body),
  saveSenhaEquipe: (ctx, { body }) => saveSenhaEquipe(ctx, body),
  createFatorEquipe: (ctx) => createFatorEquipe(ctx),
  saveFatorEquipe: (ctx, { body }) => saveFatorEquipe(ctx, body),
  confirmEquipe: (ctx, { body }) => confirmEquipe(ctx, body),
  createFatorPerdidoEquipe: (ctx) => createFatorPerdido(ctx),
  saveFatorPerdidoEquipe: (ctx, { body }) => saveFatorPerdido(ctx, body),
  async confirmFatorPerdidoEquipe(ctx, { params, body }) {
    await confirmFatorPerdido(ctx, { ...params, ...body })
    return { status: true }
  },
  createDesafioEquipe: (ctx) => createDesafioEquipe(ctx),
  loginChaveEquipe: (ctx, { body }) => loginChaveEquipe(ctx, body),
  createDesafioChaveEquipe: (ctx) => createDesafioChaveEquipe(ctx),
  createChaveEquipe: (ctx, { body }) => createChaveEquipe(ctx, body.resposta),
  async listChavesEquipe(ctx) {
    return { chaves: await listChavesEquipe(ctx, requireBegun(ctx)) }
  },
  async deleteChaveEquipe(ctx, { params }) {
    await deleteChaveEquipe(ctx, params.idChave)
    return { status: true }
  },
  async createCodigosEquipe(ctx) {
    const { userId } = requireBegun(ctx)
    return { codigos: await withPlatform(ctx.deps.db, (trx) => makeCodigos(trx, { userId })) }
  },
  async recoverSenhaEquipe(ctx, { body }) {
    await recoverSenhaEquipe(ctx, body)
    return {}
  },
  async logoutEquipe(ctx) {
    if (ctx.equipe) await endSessions(ctx.deps.db, { userId: ctx.equipe.userId, id: ctx.equipe.id })
    clearStaffCookie(ctx)
    ctx.setHeader('clear-site-data', '"cache"')
    return {}
  },
  async listSessoesEquipe(ctx) {
    return { sessoes: await listSessoesEquipe(ctx.deps.db, requireBegun(ctx)) }
  },
  async deleteSessaoEquipe(ctx, { params }) {
    const { userId } = requireBegun(ctx)
    const ended = await endSessions(ctx.deps.db, { userId, id: params.idSessao })
    if (!ended) throw new AppError('NOT_FOUND')
    return { status: true }
  },
}
