import { calls, commonErrors, errorRegistry, needsLogin, rolesOf, type Call } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { createOpenApi } from './openapi.ts'

/** `/api/openapi.json` for programs, `/api/docs` for people: the same contract, without a script. */
export function openApiRoutes(app: FastifyInstance): void {
  // Megabytes each, made once: what is written anew for each who asks is held for as long as the slowest takes to read it.
  const document = Buffer.from(JSON.stringify(createOpenApi()))
  const page = Buffer.from(`<!doctype html>${renderToStaticMarkup(h(DocsPage))}`)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      })
      .send(document),
  )
  app.get('/api/docs', async (_request, reply) => reply.headers(PAGE_HEADERS).send(page))
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

function DocsPage(): ReactElement {
  const entries = Object.entries(calls) as [string, Call][]
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, 'Atrio API'),
      h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'Atrio API'),
        h(
          'p',
          null,
          'Calls below ',
          h('code', null, '/api/v1'),
          ' of a church’s host. Also as ',
          h('a', { href: '/api/openapi.json' }, 'OpenAPI 3.1'),
          `. Any call may answer ${commonErrors.join(', ')}.`,
        ),
        entries.map(([name, call]) => h(CallEntry, { key: name, name, call })),
      ),
    ),
  )
}

function CallEntry({ name, call }: { name: string; call: Call }): ReactElement {
  const needs = [
    needsLogin(call) && (call.site === 'staff' ? 'cookie of the staff’s site' : 'bearer token'),
    call.stepUp && 'second factor just now',
    rolesOf(call) && `role ${rolesOf(call)!.join(' or ')}`,
    call.modulo && `module ${call.modulo}`,
    call.captcha && (call.captcha === 'always' ? 'captcha' : 'captcha when asked'),
  ].filter(Boolean)
  const errors = call.errors.map((code) => `${errorRegistry[code].status} ${code}`)
  return h(
    'details',
    { id: name },
    h(
      'summary',
      null,
      h('b', null, call.method),
      ' ',
      h('code', null, call.path),
      h('span', null, call.summary),
    ),
    h('p', null, `${call.source}. ${needs.length > 0 ? `Needs ${needs.join(' and ')}.` : 'Public.'}`),
    errors.length > 0 && h('p', null, `Errors: ${errors.join(', ')}`),
    h(Schema, { title: 'Query', schema: call.query, io: 'input' }),
    h(Schema, { title: 'Body', schema: call.body, io: 'input' }),
    h(Schema, { title: `${call.status}`, schema: call.response, io: 'output' }),
  )
}

interface SchemaProps {
  title: string
  schema: Call['body']
  io: 'input' | 'output'
}

function Schema({ title, schema, io }: SchemaProps): ReactElement | null {
  const { $schema: _$schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  if (!('properties' in json) && !('oneOf' in json)) return null
  if ('properties' in json && Object.keys(json.properties ?? {}).length === 0) return null
  return h('section', null, h('h2', null, title), h('pre', null, JSON.stringify(json, null, 2)))
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
details { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); padding: .75rem 0 }
summary { cursor: pointer }
summary b { display: inline-block; min-width: 3.5rem }
summary span { display: block; padding-left: 1.25rem; color: color-mix(in srgb, CanvasText 70%, Canvas) }
h2 { font-size: 1rem; margin: 1rem 0 .25rem }
pre { margin: 0; padding: .75rem; overflow: auto; border-radius: .5rem; background: color-mix(in srgb, CanvasText 7%, Canvas) }
`
