import {
  callOf,
  type Fields,
  type Order,
  type Resource,
  type resourceCalls,
  type Valores,
  type Verb,
} from '@atrio/contract'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findNames, toRegistro } from './answer.ts'
import { withoutConflict } from './conflict.ts'
import { createDraft, discardDraft, keepDraft } from './drafts.ts'
import { listVersions, readVersion } from './history.ts'
import { callOff, publishOrWait } from './later.ts'
import { listRecords, type ListQuery } from './list.ts'
import { archive, putInOrder } from './place.ts'
import { publish, type Publication } from './publish.ts'
import { findRecord } from './row.ts'
import { rulesOf } from './rules-of.ts'
import { cleanValues, requireValid } from './values.ts'

type Input = { params: { id: number; numero: number }; query: ListQuery; body: Record<string, unknown> }
type Handler = (ctx: Context, input: Input) => Promise<unknown>

/** A function for each call of a resource (Decision 163). */
export function resourceHandlers<Nome extends string, F extends Fields, O extends Order<F>>(
  declared: Resource<Nome, F, O>,
): Handlers<ReturnType<typeof resourceCalls<Nome, F, O>>> {
  const resource = declared as unknown as Resource
  const beforePublish = rulesOf[resource.nome]
  /** What there is of a record, once something was done to it with the same rights. */
  const answerAfter = async (ctx: Context, trx: TenantTrx, act: () => Promise<number>) => {
    const found = await asEquipeConteudo(trx, async () => {
      const id = await act()
      return { id, ...(await findRecord(trx, { resource, id })) }
    })
    return toRegistro(ctx, trx, found)
  }
  const publishIn = async (ctx: Context, trx: TenantTrx, given: Omit<Publication, 'resource' | 'userId'>) => {
    const { valores, removido } = cleanValues(resource, given.valores)
    const { userId } = requireAuth(ctx)
    const registro = await answerAfter(ctx, trx, async () => {
      const publishNow = (now: Publication) => publish(trx, { ...now, beforePublish })
      await publishOrWait(trx, { ...given, resource, userId, valores, publishNow })
      return given.id
    })
    return { registro, removido }
  }
  const handlers: Record<Verb, Handler> = {
    list: (ctx, { query }) => inTenant(ctx, (trx) => answerList(ctx, trx, { resource, query })),
    get: (ctx, { params: { id } }) =>
      inTenant(ctx, async (trx) => ({ registro: await answerAfter(ctx, trx, () => Promise.resolve(id)) })),
    create(ctx, { body }) {
      const { valores } = cleanValues(resource, body['valores'] as Valores)
      const { userId } = requireAuth(ctx)
      return inTenant(ctx, async (trx) => ({
        registro: await answerAfter(ctx, trx, () => createDraft(trx, { resource, userId, valores })),
      }))
    },
    keep(ctx, { params: { id }, body }) {
      const { valores } = cleanValues(resource, body['valores'] as Valores)
      const draft = {
        resource,
        id,
        userId: requireAuth(ctx).userId,
        valores,
        versao: body['versao'] as number,
      }
      return inTenant(ctx, async (trx) => {
        const kept = await asEquipeConteudo(trx, () => keepDraft(trx, draft))
        return { alteradoEm: kept.toISOString() }
      })
    },
    discard: (ctx, { params: { id } }) =>
      inTenant(ctx, async (trx) => {
        await asEquipeConteudo(trx, () =>
          discardDraft(trx, { resource, id, userId: requireAuth(ctx).userId }),
        )
        return {}
      }),
    publish: (ctx, { params: { id }, body }) =>
      changing(ctx, (trx) =>
        publishIn(ctx, trx, { id, ...(body as Omit<Publication, 'resource' | 'userId' | 'id'>) }),
      ),
    callOff: (ctx, { params: { id } }) =>
      inTenant(ctx, async (trx) => ({
        registro: await answerAfter(ctx, trx, async () => {
          await callOff(trx, { resource, id })
          return id
        }),
      })),
    archive: (ctx, { params: { id }, body }) =>
      changing(ctx, async (trx) => {
        const given = { resource, id, ...(body as { versao: number; arquivado: boolean }) }
        const registro = await answerAfter(ctx, trx, async () => {
          await archive(trx, given)
          return id
        })
        return { registro }
      }),
    history: (ctx, { params: { id } }) => inTenant(ctx, (trx) => answerHistory(ctx, trx, { resource, id })),
    readVersion: (ctx, { params: { id, numero } }) =>
      inTenant(ctx, async (trx) => ({
        valores: await asEquipeConteudo(trx, () => readVersion(trx, { resource, id, numero })),
      })),
    restore: (ctx, { params: { id, numero }, body }) =>
      changing(ctx, async (trx) => {
        const earlier = await asEquipeConteudo(trx, () => readVersion(trx, { resource, id, numero }))
        const valores = requireValid(resource, earlier)
        return publishIn(ctx, trx, { id, versao: body['versao'] as number, valores })
      }),
    order: (ctx, { body }) =>
      inTenant(ctx, async (trx) => {
        await asEquipeConteudo(trx, () => putInOrder(trx, { resource, ids: body['ids'] as number[] }))
        return {}
      }),
  }
  const given = (Object.keys(handlers) as Verb[]).filter(
    (verb) => verb !== 'order' || resource.order === 'manual',
  )
  const named: unknown = Object.fromEntries(
    given.map((verb) => [callOf(resource.nome, verb), handlers[verb]]),
  )
  return named as Handlers<ReturnType<typeof resourceCalls<Nome, F, O>>>
}

export async function answerList(
  ctx: Context,
  trx: TenantTrx,
  given: { resource: Resource; query: ListQuery },
) {
  const { rows, more } = await asEquipeConteudo(trx, () => listRecords(trx, given))
  const names = await findNames(trx, {
    igrejaId: requireIgreja(ctx).id,
    userIds: rows.map(({ userId }) => userId),
  })
  const itens = rows.map(({ userId, publicarEm, retirarEm, alteradoEm, mudaEm, ...row }) => ({
    ...row,
    publicarEm: publicarEm?.toISOString() ?? null,
    retirarEm: retirarEm?.toISOString() ?? null,
    mudaEm: mudaEm?.toISOString() ?? null,
    alteradoEm: alteradoEm?.toISOString() ?? null,
    alteradoPor: userId === null ? null : (names.get(userId) ?? null),
  }))
  return { itens, mais: more }
}

export async function answerHistory(ctx: Context, trx: TenantTrx, given: { resource: Resource; id: number }) {
  const rows = await asEquipeConteudo(trx, async () => {
    await findRecord(trx, given)
    return listVersions(trx, given)
  })
  const names = await findNames(trx, {
    igrejaId: requireIgreja(ctx).id,
    userIds: rows.map(({ userId }) => userId),
  })
  const versoes = rows.map(({ versao, acao, campos, dataCadastro, userId }) => ({
    numero: versao,
    acao,
    campos,
    em: dataCadastro.toISOString(),
    por: userId === null ? null : (names.get(userId) ?? null),
  }))
  return { versoes }
}

const changing = <Result>(ctx: Context, run: (trx: TenantTrx) => Promise<Result>) =>
  withoutConflict(ctx, inTenant(ctx, run))
