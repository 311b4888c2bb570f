import { evento, type CallResult, type eventStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { workEspera } from '../../payments/waiting/waiting-list.ts'
import { createDraft, discardDraft, keepDraft } from '../drafts.ts'
import { withoutConflict } from '../conflict.ts'
import { answerHistory, answerList } from '../handlers.ts'
import { callOff, publishOrWait } from '../later.ts'
import type { Publication } from '../publish.ts'
import { archive } from '../place.ts'
import { copyEvento } from './copy.ts'
import { listEsperas, putFirst, takeOff } from './esperas.ts'
import { exportPresentes } from './exportar.ts'
import { listPresentes } from './presentes.ts'
import { publishEvento } from './publish.ts'
import { openEvento } from './read.ts'
import { requireRoom, resourceOf } from './resource.ts'

const resource = resourceOf(evento)

/** Events: the engine keeps their words, and what they sell is written by hand (Decision 203). */
export const eventosRoutes: Handlers<typeof eventStaffCalls> = {
  listEventoEquipe: (ctx, { query }) => inTenant(ctx, (trx) => answerList(ctx, trx, { resource, query })),
  getEventoEquipe: (ctx, { params }) => inTenant(ctx, (trx) => openEvento(ctx, trx, params)),
  createEventoEquipe(ctx, { body }) {
    const { userId } = requireAuth(ctx)
    const valores = requireRoom(body.valores)
    return inTenant(ctx, async (trx) => ({ id: await createDraft(trx, { resource, userId, valores }) }))
  },
  keepEventoEquipe(ctx, { params: { id }, body }) {
    const { userId } = requireAuth(ctx)
    requireRoom(body.valores)
    return inTenant(ctx, async (trx) => ({
      alteradoEm: (await keepDraft(trx, { resource, id, userId, ...body })).toISOString(),
    }))
  },
  discardEventoEquipe(ctx, { params: { id } }) {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await discardDraft(trx, { resource, id, userId })
      return {}
    })
  },
  publishEventoEquipe(ctx, { params: { id }, body }) {
    const { userId } = requireAuth(ctx)
    return changing(ctx, async (trx) => {
      const publishNow = (given: Publication) => publishEvento(trx, given)
      const removido = await publishOrWait(trx, { resource, id, userId, ...body, publishNow })
      return { ...(await openEvento(ctx, trx, { id })), removido }
    })
  },
  callOffEventoEquipe(ctx, { params: { id } }) {
    return inTenant(ctx, async (trx) => {
      await callOff(trx, { resource, id })
      return openEvento(ctx, trx, { id })
    })
  },
  archiveEventoEquipe(ctx, { params: { id }, body }) {
    return changing(ctx, async (trx) => {
      await archive(trx, { resource, id, ...body })
      return openEvento(ctx, trx, { id })
    })
  },
  copyEventoEquipe(ctx, { params: { id }, body }) {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({ id: await copyEvento(trx, { id, userId, ...body }) }))
  },
  historyEventoEquipe: (ctx, { params: { id } }) =>
    inTenant(ctx, (trx) => answerHistory(ctx, trx, { resource, id })),
  listPresentesEvento: (ctx, { params, query }) =>
    inTenant(ctx, (trx) => listPresentes(trx, { ...params, ...query })),
  exportPresentesEvento: (ctx, { params }) => exportPresentes(ctx, params),
  listEsperasEvento: (ctx, { params }) => inTenant(ctx, (trx) => listEsperas(ctx.deps.secrets, trx, params)),
  offerEsperaEvento: (ctx, { params }) => inLine(ctx, params, putFirst),
  removeEsperaEvento: (ctx, { params }) => inLine(ctx, params, takeOff),
}

const changing = <Result>(ctx: Context, run: (trx: TenantTrx) => Promise<Result>) =>
  withoutConflict(ctx, inTenant(ctx, run))

/** What is free is offered before the answer says how the line stands. */
async function inLine(
  ctx: Context,
  params: { id: number; idEspera: number },
  run: typeof putFirst,
): Promise<CallResult<(typeof eventStaffCalls)['listEsperasEvento']>> {
  const { igrejaId, userId } = requireAuth(ctx)
  await inTenant(ctx, (trx) => run(trx, { ...params, igrejaId, userId }))
  await workEspera(ctx.deps, igrejaId, params.id)
  return inTenant(ctx, (trx) => listEsperas(ctx.deps.secrets, trx, params))
}
