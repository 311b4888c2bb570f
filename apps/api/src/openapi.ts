import {
  calls,
  commonErrors,
  errorBody,
  errorRegistry,
  finalidades,
  planilha,
  rolesOf,
  type Call,
  type ErrorCode,
} from '@atrio/contract'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the contract. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const path = pathOf(call, paths)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, path) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrio',
      version: '1',
      description:
        'The community portal of a church. The church is that of the host name; ids and slugs of another one are answered like absent ones. Paths answer with and without their trailing slash.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Error: toSchema(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        equipe: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-equipe',
          description:
            'The session of the staff’s site, on its host alone; what changes something also needs that site’s Origin.',
        },
      },
    },
  }
}

/**
 * Two calls on one place may name its parameter differently (Spec §7 has `{client}` and `{id}`); to OpenAPI these are one
 * path, so the first one's names stand for both.
 */
function pathOf(call: Call, paths: Record<string, Json>): string {
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  return Object.keys(paths).find((known) => shape(known) === shape(path)) ?? path
}

/** A path without the names of its parameters, and without the slash at its end, which the router takes or leaves. */
function shape(path: string): string {
  return path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
}

function operation(name: string, call: Call, path: string): Json {
  const body = toSchema(call.body, 'input')
  const hasBody = Object.keys(body['properties'] ?? {}).length > 0
  return {
    operationId: name,
    summary: call.summary,
    'x-source': call.source,
    security: securityOf(call),
    ...guards(call),
    parameters: [
      ...pathParameters(call, path),
      ...parameters(call.query, 'query'),
      ...(call.captcha ? [{ ...CAPTCHA_HEADER, required: call.captcha === 'always' }] : []),
      ...(call.idempotent ? [IDEMPOTENCY_HEADER] : []),
    ],
    ...(hasBody || call.upload ? { requestBody: { required: true, content: bodyOf(call, body) } } : {}),
    responses: {
      [call.status]: { description: 'Done', content: answer(call) },
      ...errorResponses([...call.errors, ...commonErrors, ...ofSite(call)]),
    },
  }
}

/** What any call of the staff's site may answer beside. */
function ofSite({ site, auth }: Call): ErrorCode[] {
  if (site !== 'staff') return []
  return typeof auth === 'string' ? ['ORIGIN_REFUSED'] : ['ORIGIN_REFUSED', 'SECOND_FACTOR_REQUIRED']
}

/** Beyond a token: whose role it has to be, and what the church must have enabled. */
function guards(call: Call): Json {
  const allowed = rolesOf(call)
  return { ...(allowed && { 'x-roles': allowed }), ...(call.modulo && { 'x-module': call.modulo }) }
}

function securityOf({ site, auth }: Call): Json[] {
  if (site === 'staff') return auth === 'public' ? [] : [{ equipe: [] }]
  return SECURITY[typeof auth === 'string' ? auth : 'user']
}

const SECURITY = { public: [], optional: [{}, { bearer: [] }], user: [{ bearer: [] }] }

const CAPTCHA_HEADER = {
  name: 'x-captcha',
  in: 'header',
  description: 'An answer to the challenge of GET /captcha/desafio; each is taken once.',
  schema: { type: 'string' },
}

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same body answers for 72 hours what it answered first. Another body is IDEMPOTENCY_MISMATCH, a request still at work IDEMPOTENCY_BUSY.',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
}

function pathParameters(call: Call, path: string): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const own = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1])
  return parameters(call.params, 'path').map((parameter) => ({
    ...parameter,
    name: names[own.indexOf(parameter['name'] as string)],
  }))
}

function parameters(schema: Call['params'], place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }))
}

/** One answer for each status, with the codes that it may carry. */
function errorResponses(codes: readonly ErrorCode[]): Record<string, Json> {
  const byStatus = Map.groupBy(codes, (code) => errorRegistry[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: found.join(', '),
        content: json({
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { enum: found } } },
          ],
        }),
      },
    ]),
  )
}

/** A form, or the bytes of the file alone where nothing has to come beside it. */
function bodyOf({ upload }: Call, body: Json): Json {
  if (!upload) return json(body)
  const { campo, finalidade, opcional } = upload
  const { tipos, maxBytes } = finalidade === 'planilha' ? planilha : finalidades[finalidade]
  const file = { type: 'string', format: 'binary', maxLength: maxBytes }
  const { properties = {}, required = [] } = body as { properties?: Json; required?: string[] }
  const form = {
    ...body,
    properties: { ...properties, [campo]: file },
    required: opcional ? required : [...required, campo],
  }
  const alone = Object.fromEntries(tipos.map((tipo) => [tipo, { schema: file }]))
  return { 'multipart/form-data': { schema: form }, ...(required.length === 0 ? alone : {}) }
}

function answer({ download, response }: Call): Json {
  return download
    ? { [download]: { schema: { type: 'string', format: 'binary' } } }
    : json(toSchema(response, 'output'))
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function toSchema(schema: Call['params'], io: 'input' | 'output'): Json {
  const { $schema: _$schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
