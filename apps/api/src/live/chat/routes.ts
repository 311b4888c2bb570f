import type { liveChatCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/implement.ts'
import { escreverEm, requireBilhete } from './conexao.ts'
import { readCuidado } from './cuidado.ts'
import { denunciar, dismissDenuncias } from './denuncias.ts'
import { enterSala } from './entrada.ts'
import { pinMensagem, unpinMensagem } from './fixada.ts'
import { requireModerada } from './moderador.ts'
import { saveModo } from './modo.ts'
import { listAcoes } from './registro.ts'
import { removeMensagem, removeMensagensDe, undoRemocao } from './remocoes.ts'
import { findSala } from './sala-log.ts'
import { salasOf } from './salas.ts'
import { releaseMensagem, silence, unsilence } from './silencio.ts'
import { chatStaffRoutes } from './staff-routes.ts'

/** Reports. A full hall shares one address. */
const PER_HOUR = { person: 10, network: 200 } as const

export const chatRoutes: Handlers<typeof liveChatCalls> = {
  createBilheteSala: (ctx, { params: { codigo }, body }) => enterSala(ctx, { codigo, ...body }),
  async createSalaMensagem(ctx, { params: { codigo }, body: { bilhete: ticket, chave, texto } }) {
    const igrejaId = requireIgreja(ctx).id
    // Before it is looked up whether there is such a room.
    const bilhete = await requireBilhete(ctx.deps, { bilhete: ticket, igrejaId })
    const found = await inTenant(ctx, (trx) => findSala(trx, { codigo }))
    if (!found) throw new AppError('NOT_FOUND')
    if (bilhete.salaId !== found.id) throw new AppError('CHAT_TICKET')
    const sala = await salasOf(ctx.deps).of({ igrejaId, salaId: found.id })
    return { seq: await escreverEm(ctx.deps, sala, { bilhete, network: ctx.network, chave, texto }) }
  },
  async denunciarSalaMensagem(ctx, { params: { codigo, seq }, body: { bilhete: ticket } }) {
    const igrejaId = requireIgreja(ctx).id
    const { sub, salaId } = await requireBilhete(ctx.deps, { bilhete: ticket, igrejaId })
    await ctx.deps.limits.spend([
      { name: 'sala-denuncia', key: `${igrejaId} ${sub}`, points: PER_HOUR.person, seconds: 3_600 },
      { name: 'sala-denuncia-rede', key: ctx.network, points: PER_HOUR.network, seconds: 3_600 },
    ])
    await inTenant(ctx, async (trx) => {
      if ((await findSala(trx, { codigo }))?.id !== salaId) throw new AppError('NOT_FOUND')
      await denunciar(trx, { salaId, seq, participante: sub })
    })
    return { status: true }
  },
  async dispensarSalaDenuncias(ctx, { params: { codigo, seq } }) {
    await moderating(ctx, codigo, (trx, act) => dismissDenuncias(trx, { ...act, seq }))
    return { status: true }
  },
  removerSalaMensagem: (ctx, { params: { codigo, seq } }) =>
    moderating(ctx, codigo, (trx, act) => removeMensagem(trx, { ...act, seq })),
  removerSalaMensagensDe: (ctx, { params: { codigo, seq } }) =>
    moderating(ctx, codigo, (trx, act) => removeMensagensDe(trx, { ...act, seq })),
  async desfazerSalaRemocao(ctx, { params: { codigo, id } }) {
    await moderating(ctx, codigo, (trx, act) => undoRemocao(trx, { ...act, id }))
    return { status: true }
  },
  silenciarSala: (ctx, { params: { codigo, seq } }) =>
    moderating(ctx, codigo, (trx, act) => silence(trx, { ...act, seq })),
  async ouvirSala(ctx, { params: { codigo, seq } }) {
    await moderating(ctx, codigo, (trx, act) => unsilence(trx, { ...act, seq }))
    return { status: true }
  },
  async liberarSalaMensagem(ctx, { params: { codigo, seq } }) {
    await moderating(ctx, codigo, (trx, act) => releaseMensagem(trx, { ...act, seq }))
    return { status: true }
  },
  async fixarSalaMensagem(ctx, { params: { codigo, seq } }) {
    await moderating(ctx, codigo, (trx, act) => pinMensagem(trx, { ...act, seq }))
    return { status: true }
  },
  async desafixarSalaMensagem(ctx, { params: { codigo, seq } }) {
    await moderating(ctx, codigo, (trx, act) => unpinMensagem(trx, { ...act, seq }))
    return { status: true }
  },
  getSalaCuidado: (ctx, { params: { codigo } }) =>
    moderating(ctx, codigo, (trx, { salaId }) => readCuidado(trx, { salaId })),
  saveSalaModo: (ctx, { params: { codigo }, body: modo }) =>
    moderating(ctx, codigo, (trx, act) => saveModo(trx, { ...act, modo })),
  listSalaModeracao: (ctx, { params: { codigo }, query }) =>
    moderating(ctx, codigo, (trx, { salaId }) => listAcoes(trx, { salaId, ...query })),
  ...chatStaffRoutes,
}

/** As somebody who looks after the room. @throws AppError NOT_FOUND, FORBIDDEN */
function moderating<Result>(
  ctx: Context,
  codigo: string,
  act: (trx: TenantTrx, who: { salaId: number; userId: number }) => Promise<Result>,
): Promise<Result> {
  const auth = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const { id: salaId, userId } = await requireModerada(trx, { auth, codigo })
    return act(trx, { salaId, userId })
  })
}
