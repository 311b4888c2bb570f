import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createChurches } from './churches.ts'
import type { CardTokensEnv } from './env.ts'
import { readRequest } from './input.ts'
import { createLimit } from './limit.ts'
import { openTokenizers } from './open-tokenizers.ts'
import type { Refused } from './tokenizer.ts'

const PATH = '/general/payment/church/:id/card/token'
const PREFLIGHT_SECONDS = '600'

/**
 * `POST /general/payment/church/{id}/card/token` (Spec §7). Card numbers pass through here and nowhere else: there is no
 * log, no disk and no database, errors carry no input, and bodies are small.
 */
export function createServer(env: CardTokensEnv): FastifyInstance {
  const churchOf = createChurches({
    apiUrl: env.CARD_TOKENS_API_URL,
    marker: env.CARD_TOKENS_DOMAIN_MARKER,
    platformHost: env.CARD_TOKENS_PLATFORM_HOST,
  })
  const waitOf = createLimit(env.CARD_TOKENS_LIMIT)
  const tokenizers = openTokenizers(env)
  const app = fastify({
    logger: false,
    bodyLimit: 2 * 1024,
    requestTimeout: 20_000,
    forceCloseConnections: true,
    trustProxy: env.CARD_TOKENS_PROXIES > 0 && ((_address, hop) => hop < env.CARD_TOKENS_PROXIES),
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
    })
  })
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500, code } = error as { statusCode?: number; code?: string }
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 413, 'PAYLOAD_TOO_LARGE')
    return statusCode < 500 ? refuse(reply, 400, 'VALIDATION_FAILED') : refuse(reply, 503, 'UNAVAILABLE')
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'NOT_FOUND'))
  app.get('/health', async () => ({ ok: true, gateways: [...tokenizers.keys()] }))

  /** Only the church whose id is in the address may ask, from its own pages. */
  const admit = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { origin } = request.headers
    if (origin === undefined || (await churchOf(origin)) !== Number(request.params.id)) {
      return refuse(reply, 403, 'FORBIDDEN')
    }
    reply.header('access-control-allow-origin', origin)
  }

  app.options<{ Params: { id: string } }>(PATH, { preHandler: admit }, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .code(204)
      .send(),
  )

  app.post<{ Params: { id: string } }>(PATH, { preHandler: admit }, async (request, reply) => {
    const wait = waitOf(request.ip)
    if (wait > 0)
      return refuse(reply.header('retry-after', String(wait)), 429, 'RATE_LIMITED', { retryAfter: wait })
    const read = readRequest(request.body)
    if ('campos' in read) {
      const campos = read.campos.map((campo) => ({ campo, regra: 'invalid' }))
      return refuse(reply, 400, 'CARD_INVALID', { campos })
    }
    const tokenizer = tokenizers.get(read.request.idGatewayPagamento)
    const result = tokenizer
      ? await tokenizer.tokenize(read.request)
      : ({ kind: 'refused', reason: 'unsupported' } as const)
    if (result.kind === 'refused') return refuseToken(reply, result)
    const { token, bandeira, ultimos4, validade } = result
    return { token, tipo: read.request.tipo, bandeira, ultimos4, validade }
  })
  return app
}

function refuseToken(reply: FastifyReply, { reason }: Refused) {
  if (reason === 'unavailable') return refuse(reply, 503, 'UNAVAILABLE')
  return reason === 'invalid' ? refuse(reply, 400, 'CARD_INVALID') : refuse(reply, 400, 'GATEWAY_UNSUPPORTED')
}

/** The shape of every error of ours (Decision 5). */
function refuse(reply: FastifyReply, status: number, code: string, more: object = {}) {
  return reply.code(status).send({ status: false, code, requestId: randomUUID(), ...more })
}
