import type { ApiCall } from '@atrio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createBootstrapCache } from './bootstrap-cache.ts'
import { createFreshCache } from './fresh-cache.ts'
import { createFreshness, type OnIgrejaChanged } from './freshness.ts'
import { readAddress, type PageAddress } from './page-address.ts'
import type { PortalSettings } from './page-request.ts'
import { makePage } from './pages.ts'
import { loadBuiltRenderer } from './renderer.ts'
import { serveBuiltFiles } from './static-files.ts'
import { sendStored, type StoredResponse } from './stored-response.ts'

export interface PortalOptions {
  /** A client that makes calls as an anonymous visitor of this request's host. */
  api: (request: FastifyRequest) => ApiCall
  settings: PortalSettings
  /** Tells of changes to churches; without it a page may be as old as its time to live. */
  onIgrejaChanged?: OnIgrejaChanged
  /** The captcha is Google's: pages must let its script in. */
  recaptcha?: boolean
}

const CACHED_BYTES = { maxSize: 48 * 1024 * 1024, minorSize: 4 * 1024 * 1024 }

/** The portal's pages, assets and site files, for every church, on a server that already has its other routes. */
export async function portal(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const { settings, recaptcha = false } = options
  const freshness = createFreshness(options.onIgrejaChanged)
  app.addHook('onClose', async () => freshness.close())
  const loadChurch = createBootstrapCache(freshness)
  const pages = createFreshCache<StoredResponse>(freshness, CACHED_BYTES)
  const render = await loadBuiltRenderer()
  await serveBuiltFiles(app)

  const make = async (request: FastifyRequest, address: PageAddress) => {
    const api = options.api(request)
    const bootstrap = await loadChurch(api, address.host)
    return makePage({ render, settings, recaptcha }, address, { request, api, bootstrap })
  }

  app.get('/*', async (request, reply) => {
    const address = readAddress(request)
    if (!address) return reply.status(400).type('text/plain').send('Bad Request')
    const page = address.keep
      ? (pages.peek(address.key) ?? (await pages.get(address.key, () => make(request, address))))
      : (await make(request, address)).value
    return sendStored(request, reply, page)
  })
}
