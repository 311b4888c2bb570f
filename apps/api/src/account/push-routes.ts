import type { accountCalls, CallInput } from '@atrio/contract'
import {
  createDispositivo,
  deleteDispositivo,
  listDispositivos,
  renewDispositivo,
} from '../announce/push-devices.ts'
import { layTest } from '../announce/push-test-message.ts'
import { findSilencio, isTimeZone, saveSilencio } from '../announce/push-silence.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { requireUsuario } from '../http/usuario.ts'

type PushCalls = Pick<
  typeof accountCalls,
  | 'listDispositivosPush'
  | 'createDispositivoPush'
  | 'renewDispositivoPush'
  | 'deleteDispositivoPush'
  | 'testDispositivoPush'
  | 'saveSilencioAviso'
>

/** A person's devices, and when they keep silent (Decisions 154, 155). */
export const pushRoutes: Handlers<PushCalls> = {
  async listDispositivosPush(ctx) {
    const person = personOf(ctx)
    return inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      return {
        chave: ctx.deps.push?.chave ?? null,
        dispositivos: ctx.deps.push ? await listDispositivos(trx, person) : [],
        silencio: await findSilencio(trx, person),
      }
    })
  },
  async createDispositivoPush(ctx, { body }) {
    const person = personOf(ctx)
    const { secrets } = ctx.deps
    return inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      requirePush(ctx, body)
      const { id, renovacao } = await createDispositivo(trx, {
        ...person,
        ...body,
        secrets,
        locale: ctx.locale,
      })
      const devices = await listDispositivos(trx, person)
      return { dispositivo: devices.find((device) => device.id === id)!, renovacao }
    })
  },
  async renewDispositivoPush(ctx, { body }) {
    requirePush(ctx, body)
    const igrejaId = requireIgreja(ctx).id
    await inTenant(ctx, (trx) => renewDispositivo(trx, { igrejaId, ...body, secrets: ctx.deps.secrets }))
    return { status: true }
  },
  async deleteDispositivoPush(ctx, { params }) {
    const person = personOf(ctx)
    await inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      await deleteDispositivo(trx, { ...person, id: params.idDispositivo })
    })
    return { status: true }
  },
  async testDispositivoPush(ctx, { params }) {
    const igreja = requireIgreja(ctx)
    const person = personOf(ctx)
    await inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      await layTest(trx, {
        ...person,
        id: params.idDispositivo,
        igreja: igreja.nome,
        locale: ctx.locale,
        secrets: ctx.deps.secrets,
      })
    })
    return { status: true }
  },
  async saveSilencioAviso(ctx, { body }) {
    if (body.fusoHorario !== null && !isTimeZone(body.fusoHorario)) throw wrong('fusoHorario')
    const person = personOf(ctx)
    return inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      await saveSilencio(trx, { igrejaId: person.igrejaId, userId: person.userId, ...body })
      return { silencio: await findSilencio(trx, person) }
    })
  },
}

function personOf(ctx: Context): { igrejaId: number; userId: number; sessionId: string } {
  const { userId, sessionId } = requireAuth(ctx)
  return { igrejaId: requireIgreja(ctx).id, userId, sessionId }
}

type Subscription = Pick<CallInput<PushCalls['createDispositivoPush']>['body'], 'assinatura' | 'chave'>

/** @throws AppError NOT_FOUND where nothing is sent to devices; VALIDATION for an address or a key that is none of it */
function requirePush({ deps: { push } }: Context, { assinatura, chave }: Subscription): void {
  if (!push) throw new AppError('NOT_FOUND')
  if (chave !== push.chave) throw wrong('chave')
  if (!push.accepts(assinatura.endpoint)) throw wrong('endpoint')
}

function wrong(campo: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo, regra: 'type' }] })
}
