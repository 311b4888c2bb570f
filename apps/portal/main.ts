/* oxlint-disable no-console -- this is a program, and its first words go to who started it */
import './server/node-env.ts'
import { createClient, createHttpTransport } from '@atrio/contract'
import { portAddresses, type PortalHosts } from '@atrio/rules'
import { fastify } from 'fastify'
import { portal } from './server/index.ts'
import { forwardedHeaders, passThrough } from './server/pass-through.ts'
import { listenToApi } from './server/remote-changes.ts'
import { requestLog } from './server/request-log.ts'
import { dropSilentConnections } from './server/silent-connections.ts'
import { parseStandaloneEnv } from './server/standalone-env.ts'
import { refuseUnreadable } from './server/unreadable-requests.ts'

// Neither addresses nor query strings: they can say who somebody is.
const serializers = {
  req: (request: { method: string }) => ({ method: request.method }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
}

try {
  const env = parseStandaloneEnv(process.env)
  const { API_URL: apiUrl, INTERNAL_TOKEN: token, TRUST_PROXY: trust, LOG_LEVEL: level } = env
  const scheme = env.PUBLIC_SCHEME ?? (env.ATRIO_MODE === 'production' ? 'https' : 'http')
  const hosts: PortalHosts = {
    marker: env.DOMAIN_MARKER,
    platformHost: env.PLATFORM_HOST,
    scheme,
    port: env.PUBLIC_PORT ?? (scheme === 'https' ? 443 : env.PORT),
  }
  const isDemo = env.ATRIO_MODE === 'demo'
  const given = {
    googleAnalytics: env.GOOGLE_ANALYTICS_URL,
    clarity: env.CLARITY_URL,
    typeform: env.TYPEFORM_URL,
    facebookPixel: env.FACEBOOK_PIXEL_URL,
    sentry: env.SENTRY_DSN,
  }
  const app = fastify({
    logger: level === 'silent' ? false : { level, base: null, serializers },
    logController: requestLog(),
    // A number counts the proxies in front: what lies further out in X-Forwarded-For is anyone's to write.
    trustProxy: /^\d+$/.test(trust ?? '') ? (_address, hop) => hop < Number(trust) : (trust ?? false),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    requestTimeout: 30_000,
  })
  dropSilentConnections(app)
  refuseUnreadable(app)
  const changes = token
    ? listenToApi(apiUrl, token, (error) => app.log.warn({ err: error }, 'changes not heard'))
    : null
  app.addHook('onClose', async () => changes?.close())
  app.get('/healthz', async () => ({ status: 'ok' }))
  await passThrough(app, apiUrl)
  await app.register(portal, {
    api: (request) =>
      createClient(
        createHttpTransport({
          base: new URL('/api/v1', apiUrl).href,
          headers: () => forwardedHeaders(request),
        }),
      ),
    settings: {
      hosts,
      adminUrl: env.ADMIN_URL,
      demo: isDemo,
      mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
      ports: portAddresses(given, { isDemo }),
    },
    cardTokens: () => (env.CARD_TOKENS_URL ? new URL(env.CARD_TOKENS_URL).origin : ''),
    recaptcha: env.RECAPTCHA_SITE_KEY !== undefined,
    async readMedia(request, url) {
      const response = await fetch(new URL(url, apiUrl), { headers: forwardedHeaders(request) })
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
    ...(changes ? { onIgrejaChanged: changes.onIgrejaChanged } : {}),
  })
  const shutDown = () => void app.close().then(() => process.exit(0))
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  // Any free one was asked for.
  if (hosts.port === 0) hosts.port = port
  console.log(`The portal is ready at http://localhost:${port}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
