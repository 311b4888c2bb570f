import { calls, commonErrors, errorBody, errorRegistry, type Call, type ErrorCode } from '@atrio/contract'
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
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
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

/** A path without the names of its parameters. */
function shape(path: string): string {
  return path.replace(/\{\w+\}/g, '{}')
}

function operation(name: string, call: Call, path: string): Json {
  const body = toSchema(call.body, 'input')
  const hasBody = Object.keys(body['properties'] ?? {}).length > 0
  return {
    operationId: name,
    summary: call.summary,
    'x-source': call.source,
    security: SECURITY[call.auth],
    parameters: [
      ...pathParameters(call, path),
      ...parameters(call.query, 'query'),
      ...(call.captcha ? [CAPTCHA_HEADER] : []),
    ],
    ...(hasBody ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [call.status]: { description: 'Done', content: json(toSchema(call.response, 'output')) },
      ...errorResponses([...call.errors, ...commonErrors]),
    },
  }
}

const SECURITY = { public: [], optional: [{}, { bearer: [] }], user: [{ bearer: [] }] }

const CAPTCHA_HEADER = {
  name: 'x-captcha',
  in: 'header',
  required: true,
  description: 'An answer to the challenge of GET /captcha/desafio; each is taken once.',
  schema: { type: 'string' },
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

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function toSchema(schema: Call['params'], io: 'input' | 'output'): Json {
  const { $schema: _$schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
