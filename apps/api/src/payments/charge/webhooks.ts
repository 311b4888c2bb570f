import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { gatewayIds } from '../../adapters/payment/gateway.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { countRefusal } from './refused-notices.ts'
import { verify } from './send.ts'
import type { PaymentDeps } from '../order/change-order.ts'

/**
 * `POST /webhooks/{gateway}`: a gateway says that something happened. What it says is kept once and answered at once;
 * afterwards the gateway is asked what is true. Repetition and order make no difference.
 */
export function webhookRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  void app.register(async (scope) => {
    // Signatures are over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<WebhookRoute>('/webhooks/:gateway', (request, reply) =>
      hear(deps, request.params.gateway, { request, reply }),
    )
    // The Central Bank's Pix adds its own name to the address that was registered.
    scope.post<WebhookRoute>('/webhooks/pix/pix', (request, reply) => hear(deps, 'pix', { request, reply }))
  })
}

type WebhookDeps = PaymentDeps & Pick<Deps, 'signals'>
interface WebhookRoute {
  Params: { gateway: string }
  Querystring: Record<string, string | undefined>
}

async function hear(
  deps: WebhookDeps,
  name: string,
  { request, reply }: { request: FastifyRequest<WebhookRoute>; reply: FastifyReply },
): Promise<FastifyReply> {
  const gateway = deps.gateways.byName(name)
  if (!gateway) throw new AppError('NOT_FOUND')
  const gatewayId = gatewayIds[gateway.name]
  const verdict = await gateway.verifyWebhook({
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    headers: request.headers,
    query: request.query,
  })
  if (verdict.kind === 'unknown') throw new AppError('UNAVAILABLE', { retryAfter: 60 })
  const done = () => reply.header('cache-control', 'no-store').send({ status: true })
  if (verdict.kind === 'invalid' && verdict.reason === 'unreadable') {
    // Proved to be the gateway's: to send it again would help nobody.
    deps.onError(new Error(`a proved notice of ${gateway.name} cannot be read`))
    return done()
  }
  if (verdict.kind === 'invalid') {
    request.log.warn({ gateway: gateway.name, reason: verdict.reason }, 'webhook refused')
    deps.signals.webhookRefused(gateway.name)
    await countRefusal(deps, gatewayId)
    throw new AppError('VALIDATION')
  }
  const rows = verdict.events.map(({ eventId, type, key, id }) => ({
    gatewayId,
    evento: eventId,
    tipo: type,
    chave: key,
    providerId: id,
  }))
  if (rows.length > 0) {
    await deps.db
      .insertInto('webhookInbox')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return done()
}

export const INBOX_BATCH = 20

/** Asks gateways about what their messages were about. @returns how many there were */
export async function workInbox(deps: PaymentDeps): Promise<number> {
  const { rows: messages } = await sql<{
    gatewayId: number
    evento: string
    chave: string | null
    providerId: string | null
  }>`
    update webhook_inbox set tentativas = tentativas + 1,
      proxima_em = now() + least(3600, 30 * power(2, least(tentativas, 7))) * interval '1 second'
    where (gateway_id, evento) in (select gateway_id, evento from webhook_inbox
      where processado_em is null and proxima_em <= now() order by proxima_em limit ${INBOX_BATCH}
      for update skip locked)
    returning gateway_id, evento, chave, provider_id`.execute(deps.db)
  await Promise.all(
    messages.map((message) => attend(deps, message).catch((error: unknown) => deps.onError(error))),
  )
  return messages.length
}

async function attend(
  deps: PaymentDeps,
  message: { gatewayId: number; evento: string; chave: string | null; providerId: string | null },
): Promise<void> {
  const { gatewayId, evento, chave, providerId } = message
  const found = await deps.db
    .selectFrom('pagamentoRota')
    .where('gatewayId', '=', gatewayId)
    .where('referencia', '=', (eb) =>
      eb.fn.any(eb.val([chave, providerId].filter((known) => known !== null))),
    )
    .select(['igrejaId', 'pagamentoId'])
    .executeTakeFirst()
  if (found) await verify(deps, found)
  // Proved, and of no use: it is not sent again for that, and somebody looks.
  else if (chave ?? providerId) {
    deps.onError(new Error(`gateway ${gatewayId} tells of a payment that is none of ours: ${evento}`))
  }
  await deps.db
    .updateTable('webhookInbox')
    .set({ processadoEm: new Date(), resultado: found ? 'lido' : 'sem_pagamento' })
    .where('gatewayId', '=', gatewayId)
    .where('evento', '=', evento)
    .execute()
}
