import type { ApiCall } from '@atrio/contract'
import { churchOrigin, networkOf } from '@atrio/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBootstrapCache } from './bootstrap-cache.ts'
import { refuseBusy } from './busy-page.ts'
import { churchOf, loadBootstrap } from './church-base.ts'
import { createFreshCache, type CacheFigures } from './fresh-cache.ts'
import { createFreshness, type OnIgrejaChanged } from './freshness.ts'
import { readAddress, spokenAt, type PageAddress } from './page-address.ts'
import type { PortalSettings } from './page-request.ts'
import { createPageTurns, NoTurn, type TurnFigures } from './page-turns.ts'
import { makePage } from './pages.ts'
import { inColour, previewTheme, previewTicket, type Preview } from './preview.ts'
import { openPictures } from './site/pictures.ts'
import { makeSiteFile, siteFilePaths } from './site/site-files.ts'
import { loadBuiltRenderer, type Renderer } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'
import { serveBuiltFiles } from './static-files.ts'
import { sendStored, type StoredResponse } from './stored-response.ts'
import { asPreview, previewIn, refusePreview, type OpenPreview } from './visitor-preview.ts'

export interface PortalOptions {
  /** A client that makes calls as an anonymous visitor of this request's host. */
  api: (request: FastifyRequest) => ApiCall
  settings: PortalSettings
  /** Opens previews for who has a ticket; without it there are none. */
  preview?: OpenPreview
  /** Tells of changes to churches; without it a page may be as old as its time to live. */
  onIgrejaChanged?: OnIgrejaChanged
  /** The captcha is Google's: pages must let its script in. */
  recaptcha?: boolean
  /** Origin of the tokenisation service, once it has started: the one place that card numbers may go to. */
  cardTokens?: () => string
  /** Serve the pages from their sources, uncached and without a policy that would stop the reloading of code. */
  dev?: boolean
  /** Told once how to read what the cache of pages has come to. */
  watchPageCache?: (read: () => CacheFigures & TurnFigures) => void
  /** What a ticket of the staff's site shows pages in; null for none of ours. */
  readPreview?: (ticket: string) => Preview | null
  /** Reads a picture of the church of this request's host by its `/media/…` address. */
  readMedia?: (request: FastifyRequest, url: string) => Promise<Buffer | null>
}

/** In turn with the networks of visitors, who are given meanwhile what is kept. */
const RENEWALS = 'renewals'
const CACHED_BYTES = { maxSize: 48 * 1024 * 1024, minorSize: 4 * 1024 * 1024 }

/** The portal's pages, assets and site files, for every church, on a server that already has its other routes. */
export async function portal(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const { dev = false } = options
  const render = dev ? await (await import('./dev.ts')).startDevRenderer(app) : await loadBuiltRenderer()
  if (!dev) await serveBuiltFiles(app)
  servePages(app, render, options)
}

/** What is made, or was: all but the files of the build. */
export function servePages(
  app: FastifyInstance,
  render: Renderer,
  options: PortalOptions,
  turns = createPageTurns(),
): void {
  const { settings, recaptcha = false, cardTokens = () => '', dev = false } = options
  const freshness = createFreshness(options.onIgrejaChanged)
  app.addHook('onClose', async () => freshness.close())
  const pictures = openPictures()
  app.addHook('onClose', () => pictures.close())
  const churches = createBootstrapCache(freshness)
  const pages = createFreshCache<StoredResponse>(freshness, {
    ...CACHED_BYTES,
    renewal: (work) => turns.take(RENEWALS, work),
  })
  options.watchPageCache?.(() => ({ ...pages.figures(), ...turns.figures() }))

  /** A network's pages are made one after the other, and those of others in between (Decision 270). */
  const turnOf = (request: FastifyRequest, reply: FastifyReply) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    return <Result>(work: () => Promise<Result>) => turns.take(networkOf(request.ip), work, gone.signal)
  }

  /** What the address is an address of, and the key of its page: hosts without a church share theirs. */
  const find = async (request: FastifyRequest, address: PageAddress) => {
    const api = options.api(request)
    const bootstrap = await churches.load(api, address.host)
    const church = churchOf(bootstrap)
    const origin = churchOrigin(church ?? { codigo: '', host: settings.hosts.platformHost }, settings.hosts)
    return { request, api, bootstrap, origin, church, of: church ? address.host : '' }
  }

  const maker = { render, settings, recaptcha, cardTokens, dev }
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, locale }: PageAddress,
    make: (turn: <Result>(work: () => Promise<Result>) => Promise<Result>) => Promise<StoredResponse>,
  ) => {
    try {
      return sendStored(request, reply, await make(turnOf(request, reply)), visit)
    } catch (error) {
      if (error instanceof NoTurn) return refuseBusy(reply, locale)
      throw error
    }
  }

  const sendFile = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const address = readAddress(request, settings.hosts)
    if (!address) return badHost(reply)
    const site = await find(request, address)
    if (address.isAlias && site.church) return leave(reply, site.origin + path)
    const readMedia = options.readMedia && ((url: string) => options.readMedia!(request, url))
    const make = () => makeSiteFile(path, { ...site, readMedia, draw: pictures.draw })
    return send(request, reply, address, (turn) => pages.get(`${site.of} ${path}`, make, turn))
  }

  for (const path of siteFilePaths) {
    app.get(path, (request, reply) => sendFile(request, reply, path))
  }
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,5}).xml', (request, reply) =>
    sendFile(request, reply, `/sitemap-${request.params.part}.xml`),
  )

  // Pages are counted in the metrics; a line of the log for each would cost more than sending it.
  app.get('/*', { config: { logged: false } }, (request, reply) => {
    const address = readAddress(request, settings.hosts)
    if (!address) return badHost(reply)
    const ticket = previewTicket(request)
    if (ticket !== null) return answerPreview(request, reply, address, ticket)
    const asked = previewIn(request.url)
    if (asked) return answerVisitor(request, reply, { address, asked })
    const church = address.keep && !address.isAlias ? churches.peek(address.host) : undefined
    const page = church && pages.peek(`${address.host} ${spokenAt(address, church).key}`)
    if (page) return sendStored(request, reply, page, address.visit)
    return answer(request, reply, address)
  })

  /** Past every cache: what is made here is for one, and reads what others do not see. */
  const answerVisitor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, asked }: { address: PageAddress; asked: NonNullable<ReturnType<typeof previewIn>> },
  ) => {
    const { church, origin } = await find(request, address)
    const opened = church && !address.isAlias ? await options.preview?.(request, asked) : null
    if (!opened) return refusePreview(reply, address.locale)
    const { api, momento } = opened
    const bootstrap = await loadBootstrap(api, address.host)
    const visit = { request, api, bootstrap, origin, momento }
    const once = { ...spokenAt(address, bootstrap), keep: false }
    return send(request, reply, address, async (turn) => {
      const { value } = await turn(() => makePage(maker, once, visit))
      return asPreview(value)
    })
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: PageAddress) => {
    const visit = await find(request, asked)
    if (asked.isAlias && visit.church) return leave(reply, visit.origin + asked.url)
    const address = spokenAt(asked, visit.bootstrap)
    const make = () => makePage(maker, address, visit)
    return send(request, reply, address, async (turn) =>
      address.keep ? pages.get(`${visit.of} ${address.key}`, make, turn) : (await turn(make)).value,
    )
  }

  /** A page in a colour that is not saved. It is made for one look, and a ticket that is none shows the page as it is. */
  const answerPreview = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
    ticket: string,
  ) => {
    const preview = options.readPreview?.(ticket)
    const visit = await find(request, address)
    const bootstrap = preview && inColour(visit.bootstrap, preview)
    if (!preview || !bootstrap) return answer(request, reply, address)
    const once = { ...spokenAt(address, bootstrap), keep: false }
    const shown = { ...visit, bootstrap, preview: { ...preview, tema: previewTheme(request) } }
    return send(
      request,
      reply,
      address,
      async (turn) => (await turn(() => makePage(maker, once, shown))).value,
    )
  }
}

/** Whoever made up a host is sent to the church's own: nothing is made, or kept, for each spelling. */
function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply.headers({ ...securityHeaders, 'cache-control': 'no-store', vary: 'Host' }).redirect(url, 308)
}

/** The host header names no host, so there is nothing to be found at it. */
function badHost(reply: FastifyReply): FastifyReply {
  return reply
    .status(400)
    .headers({ ...securityHeaders, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Bad Request')
}
