import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { ApiCall } from '@atrio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { loadBootstrap } from './church-base.ts'
import { chooseLocale } from './language.ts'
import type { PageRequest, PortalSettings } from './page-request.ts'

export interface PortalOptions {
  /** A client that makes calls as an anonymous visitor of this request's host. */
  api: (request: FastifyRequest) => ApiCall
  settings: PortalSettings
}

const buildDir = join(import.meta.dirname, '../build')

/** The portal's pages, assets and site files, for every church, on a server that already has its other routes. */
export async function portal(app: FastifyInstance, options: PortalOptions): Promise<void> {
  if (!existsSync(join(buildDir, 'server/index.js'))) {
    throw new Error('The portal is not built: run `npm run build` first')
  }
  const build = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as PortalBuild
  await app.register(fastifyStatic, {
    root: join(buildDir, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  })
  const render = createRequestHandler(build, 'production')
  app.get('/*', async (request, reply) => {
    const page = await toPageRequest(request, options)
    const response = await render(
      toWebRequest(request, page.origin),
      build.entry.module.createLoadContext(page),
    )
    return send(reply, response)
  })
}

type PortalBuild = ServerBuild & {
  entry: { module: { createLoadContext: (page: PageRequest) => RouterContextProvider } }
}

async function toPageRequest(request: FastifyRequest, options: PortalOptions): Promise<PageRequest> {
  const api = options.api(request)
  const lang = (request.query as Record<string, unknown>).lang
  return {
    api,
    bootstrap: await loadBootstrap(api, request.hostname),
    locale: chooseLocale({
      lang: typeof lang === 'string' ? lang : null,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    }),
    origin: `${request.protocol}://${request.host}`,
    settings: options.settings,
  }
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(request.url, origin), { method: request.method, headers })
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
