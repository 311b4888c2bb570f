import type { accessCalls } from '@atrio/contract'
import { signTicket } from '../http/channel-ticket.ts'
import { requireCliente } from '../http/cliente.ts'
import { inTenant, requireAuth } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listChaves } from './chaves-acesso.ts'
import { changePassword } from './change-password.ts'
import { loginByEmailCode, requestEmailCode } from './email-code.ts'
import { requestEmailVerification, verifyEmail } from './email-verification.ts'
import { loginByChave, createDesafioLogin } from './login-chave.ts'
import { confirmSessao, isConfirmed } from './confirm-sessao.ts'
import { createChave, createDesafioChave, deleteChave, saveChave } from './create-chave.ts'
import { createLoginCode, exchangeLoginCode } from './login-codes.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { givenEmail, lookUpEmail } from './lookups.ts'
import { confirmTrocaEmail, requestTrocaEmail } from './troca-email.ts'
import { recoverPassword } from './recover-password.ts'
import { refreshCredentials } from './refresh.ts'
import { endOutrasSessoes, endSessao, listSessoes } from './sessoes.ts'

export const accessRoutes: Handlers<typeof accessCalls> = {
  login: (ctx, { body }) => login(ctx, body),
  requestEmailCode: (ctx, { body }) => requestEmailCode(ctx, body),
  loginByEmailCode: (ctx, { body }) => loginByEmailCode(ctx, body),
  createDesafioLogin: (ctx) => createDesafioLogin(ctx),
  loginByChave: (ctx, { body }) => loginByChave(ctx, body.resposta),
  async confirmSessao(ctx, { body: { senha, pedido, codigo } }) {
    await confirmSessao(ctx, { senha, pedido, codigo })
    return {}
  },
  listChaves(ctx, { params }) {
    const { userId, sessionId } = requireAuth(ctx, { userId: params.id })
    return inTenant(ctx, async (trx) => ({
      chaves: await listChaves(trx, { userId, host: ctx.host }),
      flagConfirmada: await isConfirmed(trx, { sessionId }),
    }))
  },
  createDesafioChave(ctx, { params }) {
    requireAuth(ctx, { userId: params.id })
    return createDesafioChave(ctx)
  },
  async createChave(ctx, { params, body }) {
    requireAuth(ctx, { userId: params.id })
    return { chave: await createChave(ctx, body.resposta) }
  },
  async saveChave(ctx, { params, body }) {
    requireAuth(ctx, { userId: params.id })
    return { chave: await saveChave(ctx, { id: params.idChave, nome: body.nome }) }
  },
  async deleteChave(ctx, { params }) {
    requireAuth(ctx, { userId: params.id })
    await deleteChave(ctx, params.idChave)
    return { status: true }
  },
  refreshToken: (ctx, { body }) => refreshCredentials(ctx, body.refreshToken),
  exchangeLoginCode: (ctx, { body }) => exchangeLoginCode(ctx, body.codigo),
  createBilhete: async (ctx) => ({ bilhete: await signTicket(ctx.deps.secrets, requireAuth(ctx)) }),
  createLoginCode: (ctx, { body }) => createLoginCode(ctx, body.igreja),
  async logout(ctx, { body }) {
    await logout(ctx, body.refreshToken)
    return {}
  },
  async recoverPassword(ctx, { body }) {
    await recoverPassword(ctx, body.email)
    return {}
  },
  async requestEmailVerification(ctx, { query }) {
    await requestEmailVerification(ctx, query)
    return {}
  },
  verifyEmail: (ctx, { body }) => verifyEmail(ctx, body.codigo),
  async changePassword(ctx, { body }) {
    await changePassword(ctx, body)
    return {}
  },
  async listSessoes(ctx, { params }) {
    const own = requireAuth(ctx, { userId: params.id })
    return { sessoes: await inTenant(ctx, (trx) => listSessoes(trx, own)) }
  },
  async deleteSessao(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    await inTenant(ctx, (trx) => endSessao(trx, { userId, id: params.idSessao }))
    return { status: true }
  },
  async deleteOutrasSessoes(ctx, { params }) {
    const own = requireAuth(ctx, { userId: params.id })
    return { encerradas: await inTenant(ctx, (trx) => endOutrasSessoes(trx, own)) }
  },
  async requestTrocaEmail(ctx, { params, body }) {
    requireAuth(ctx, { userId: params.id })
    await requestTrocaEmail(ctx, body)
    return {}
  },
  async confirmTrocaEmail(ctx, { params, body }) {
    requireAuth(ctx, { userId: params.id })
    return { user: await confirmTrocaEmail(ctx, body) }
  },
  lookUpEmail: (ctx, { query }) => lookUpEmail(ctx, givenEmail(ctx, query)),
  async lookUpEmailAtIgreja(ctx, { params, query }) {
    const email = givenEmail(ctx, query)
    await requireCliente(ctx, params.client)
    return lookUpEmail(ctx, email)
  },
  getCaptchaChallenge: (ctx, { query }) => ctx.deps.captcha.challenge(query.esforco),
}
