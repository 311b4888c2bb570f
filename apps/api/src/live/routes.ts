import type { liveCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { createAnfitriao, deleteAnfitriao, readAnfitrioes, writeAnfitrioes } from './anfitrioes.ts'
import { claimHand, findOwn, listHands, raiseHand, saveHand } from './atendimentos.ts'
import { requireViewer, type Viewer } from './exclusiva.ts'
import { listFalas } from './falas.ts'
import { listGravacoes } from './gravacao.ts'
import { readLegenda } from './legendas.ts'
import { readConversa, writeConversa } from './conversa.ts'
import { saveLembrete, wantsLembrete } from './lembretes.ts'
import { listEventosToCome } from './eventos-transmitidos.ts'
import { command, createTransmissao, findOfDesk, listOfDesk, saveTransmissao, tellSala } from './mesa.ts'
import { createChave, readSinal } from './motor/chave.ts'
import { createMomento, deleteMomento, sendMomento, vote } from './momentos.ts'
import { findTransmissao, listTransmissoes } from './transmissoes.ts'

/** A full hall shares one address. */
const PER_HOUR = { voto: 5_000, atendimento: 300 } as const

export const liveRoutes: Handlers<typeof liveCalls> = {
  listTransmissoes(ctx, { query }) {
    return inTenant(ctx, (trx) => listTransmissoes(trx, query))
  },
  async getTransmissao(ctx, { params: { id } }) {
    return { transmissao: await inTenant(ctx, (trx) => findTransmissao(trx, { id, ...viewerOf(ctx) })) }
  },
  getLegendaTransmissao(ctx, { params: { id } }) {
    return readLegenda(ctx, { id })
  },
  listFalasTransmissao(ctx, { params: { id: transmissaoId }, query }) {
    return inTenant(ctx, (trx) => listFalas(trx, { transmissaoId, ...viewerOf(ctx), ...query }))
  },
  async votarMomento(ctx, { params: { id: transmissaoId, idMomento: id }, body }) {
    await spend(ctx, 'voto')
    const votos = await inTenant(ctx, async (trx) => {
      await requireViewer(trx, { transmissaoId, ...viewerOf(ctx) })
      return vote(trx, { transmissaoId, id, ...body })
    })
    return { votos }
  },
  async createAtendimento(ctx, { params: { id: transmissaoId }, body }) {
    await spend(ctx, 'atendimento')
    const given = {
      ...body,
      transmissaoId,
      igrejaId: requireIgreja(ctx).id,
      userId: ctx.auth?.userId ?? null,
    }
    const atendimento = await inTenant(ctx, async (trx) => {
      await requireViewer(trx, given)
      return raiseHand(ctx.deps.secrets, trx, given)
    })
    return { atendimento }
  },
  async getAtendimento(ctx, { params: { codigo } }) {
    return { atendimento: await inTenant(ctx, (trx) => findOwn(trx, { codigo })) }
  },
  async getLembreteTransmissao(ctx, { params: { id } }) {
    const { userId } = requireAuth(ctx)
    return { flagLembrete: await inTenant(ctx, (trx) => wantsLembrete(trx, { id, userId })) }
  },
  async saveLembreteTransmissao(ctx, { params: { id }, body: { flagLembrete } }) {
    const { userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => saveLembrete(trx, { id, userId, wanted: flagLembrete }))
    return { flagLembrete }
  },
  async listTransmissoesEquipe(ctx) {
    return inTenant(ctx, async (trx) => ({
      transmissoes: await listOfDesk(trx),
      eventos: await listEventosToCome(trx),
    }))
  },
  getTransmissaoEquipe(ctx, { params: { id } }) {
    return atDesk(ctx, id, async () => {})
  },
  createTransmissao(ctx, { body }) {
    return inTenant(ctx, async (trx) => {
      const id = await createTransmissao(trx, body)
      return { transmissao: await findOfDesk(trx, { id }) }
    })
  },
  saveTransmissao(ctx, { params: { id }, body }) {
    return atDesk(ctx, id, (trx) => saveTransmissao(trx, { id, ...body }))
  },
  async listGravacoesTransmissao(ctx, { params: { id } }) {
    return { videos: await inTenant(ctx, (trx) => listGravacoes(trx, { id })) }
  },
  comandarTransmissao(ctx, { params: { id }, body: { comando } }) {
    return atDesk(ctx, id, (trx) => command(trx, { id, comando }))
  },
  createMomento(ctx, { params: { id: transmissaoId }, body }) {
    return atDesk(ctx, transmissaoId, async (trx) => {
      await findOfDesk(trx, { id: transmissaoId })
      await createMomento(trx, { transmissaoId, ...body })
    })
  },
  enviarMomento(ctx, { params: { id: transmissaoId, idMomento: id } }) {
    return atDesk(ctx, transmissaoId, (trx) => sendMomento(trx, { transmissaoId, id }))
  },
  deleteMomento(ctx, { params: { id: transmissaoId, idMomento: id } }) {
    return atDesk(ctx, transmissaoId, async (trx) => {
      await deleteMomento(trx, { transmissaoId, id })
      // Whoever watches asks for the page anew, and does not read what was taken away.
      await tellSala(trx, { id: transmissaoId })
    })
  },
  async listAtendimentos(ctx) {
    const who = requireAuth(ctx)
    return { atendimentos: await inTenant(ctx, (trx) => listHands(ctx.deps.secrets, trx, who)) }
  },
  async assumirAtendimento(ctx, { params: { id } }) {
    const who = requireAuth(ctx)
    return { atendimento: await inTenant(ctx, (trx) => claimHand(ctx.deps.secrets, trx, { ...who, id })) }
  },
  async saveAtendimento(ctx, { params: { id }, body: { estado } }) {
    const given = { ...requireAuth(ctx), id, estado }
    return { atendimento: await inTenant(ctx, (trx) => saveHand(ctx.deps.secrets, trx, given)) }
  },
  getConversaAtendimento(ctx, { params: { id } }) {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => readConversa(trx, { userId, id }))
  },
  async getSinalEquipe(ctx) {
    return { sinal: await readSinal(ctx) }
  },
  createChaveSinal: (ctx) => createChave(ctx),
  getAnfitrioesEquipe(ctx, { params: { id: transmissaoId } }) {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => readAnfitrioes(trx, { transmissaoId, userId }))
  },
  createMensagemAnfitrioes(ctx, { params: { id: transmissaoId }, body }) {
    return writeAnfitrioes(ctx, { transmissaoId, ...body })
  },
  createAnfitriao(ctx, { params: { id: transmissaoId }, body: { email } }) {
    const { userId, igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await createAnfitriao(trx, { transmissaoId, igrejaId, email })
      return readAnfitrioes(trx, { transmissaoId, userId })
    })
  },
  async deleteAnfitriao(ctx, { params: { id: transmissaoId, idUsuario } }) {
    const { userId } = requireAuth(ctx)
    await deleteAnfitriao(ctx, { transmissaoId, userId: idUsuario })
    return inTenant(ctx, (trx) => readAnfitrioes(trx, { transmissaoId, userId }))
  },
  createMensagemAtendimento(ctx, { params: { id }, body }) {
    return writeConversa(ctx, { id, ...body })
  },
}

function viewerOf(ctx: Context): Viewer {
  return { userId: ctx.auth?.userId ?? null }
}

/** Does something at the desk of a broadcast, and shows how it is then. */
function atDesk(ctx: Context, id: number, work: (trx: TenantTrx) => Promise<unknown>) {
  return inTenant(ctx, async (trx) => {
    await work(trx)
    return { transmissao: await findOfDesk(trx, { id }) }
  })
}

async function spend(ctx: Context, what: keyof typeof PER_HOUR): Promise<void> {
  await ctx.deps.limits.spend([
    { name: `live-${what}`, key: ctx.network, points: PER_HOUR[what], seconds: 3_600 },
  ])
}
