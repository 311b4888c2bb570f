import { givenNodeEnv } from './node-env.ts'
import { staffSite } from '@atrio/admin/server'
import { dropSilentConnections } from '@atrio/portal/silent-connections'
import { refuseUnreadable } from '@atrio/portal/unreadable-requests'
import { churchOrigin } from '@atrio/rules'
import { startPaymentProcesses } from './adapters/payment/payment-processes.ts'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { boot } from './boot.ts'
import { openPreview } from './content/preview/open-preview.ts'
import { parseEnv } from './env.ts'
import { hostOf } from './http/serve.ts'
import { readMedia } from './media.ts'
import { readPreview } from './preview-ticket.ts'
import { isFresh, setupCode } from './setup-code.ts'
import { createLogsIn } from './staff-logs-in.ts'
import { isStaffHost, staffUrl } from './staff-url.ts'
import { giveDemoCards } from './subscriptions/demo-cards.ts'
import { describeStart } from './wrong-value.ts'

try {
  const env = parseEnv({ ...process.env, NODE_ENV: givenNodeEnv })
  const { deps, close } = await boot(env)
  const { app, api } = await createApp(deps)
  dropSilentConnections(app)
  refuseUnreadable(app)
  staffSite(app, {
    isStaffHost: (request) => isStaffHost(env, hostOf(request)),
    logsIn: createLogsIn(deps.db),
    portals: () => churchOrigin({ codigo: '*', host: null }, env.hosts),
  })
  if (env.SERVE_PORTAL) {
    const { portal } = await import('@atrio/portal/server')
    await app.register(portal, {
      api: (request) =>
        api({ host: hostOf(request), requestId: request.id, ip: request.ip, log: request.log }),
      preview: async (request, { pagina, token }) => {
        const opened = await openPreview(deps, { host: hostOf(request), pagina, token })
        if (!opened) return null
        const { readings, momento } = opened
        const visitor = { host: hostOf(request), requestId: request.id, ip: request.ip, log: request.log }
        return { api: api({ ...visitor, readings }), momento }
      },
      settings: {
        hosts: env.hosts,
        get adminUrl() {
          return staffUrl(env).href
        },
        demo: env.ATRIO_MODE === 'demo',
        mapTiles: env.MAP_TILES_URL
          ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION }
          : null,
        ports: env.ports,
        partners: {
          voluts: env.VOLUTS_URL ? new URL(env.VOLUTS_URL).origin : null,
          mykids: env.MYKIDS_URL ? new URL(env.MYKIDS_URL).origin : null,
        },
      },
      onIgrejaChanged: deps.changes.subscribe,
      watchPageCache: deps.signals.watchPageCache,
      readPreview(ticket) {
        const colour = readPreview(deps.secrets, ticket)
        return colour && { ...colour, ancestor: staffUrl(env).origin }
      },
      readMedia: (request, url) => readMedia(deps, hostOf(request), url),
      dev: env.ATRIO_DEV,
      cardTokens: () => originOf(deps.gateways.endpoints.cardTokens),
      recaptcha: env.RECAPTCHA_SITE_KEY !== undefined,
    })
  }
  let payments = { close: async () => {} }
  const background = await startBackground(deps, { log: app.log })
  const shutDown = async () => {
    await app.close()
    // What they work on goes on after the next start.
    await deps.archives.close()
    await background.stop()
    await payments.close()
    await close()
    process.exit(0)
  }
  process.once('SIGINT', () => void shutDown())
  process.once('SIGTERM', () => void shutDown())
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  // Any free one was asked for.
  if (env.hosts.port === 0) env.hosts.port = port
  const { secrets, gateways } = deps
  payments = await startPaymentProcesses({
    env,
    secrets,
    endpoints: gateways.endpoints,
    port,
    onTrouble: (message) => app.log.error(message),
  })
  if (env.ATRIO_MODE === 'demo') {
    const { demoChurches } = await import('@atrio/demo')
    const codigos = Object.values(demoChurches).map(({ codigo }) => codigo)
    // The sandbox has its own process, which runs from here on.
    await giveDemoCards(deps, codigos).catch(deps.onError)
  }
  // Else room that the start alone needed is held for good (Decision 276).
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.stdout.write(`Atrio is ready at http://localhost:${port}\n`)
  if (env.ATRIO_MODE === 'demo') {
    process.stdout.write(
      'This is a demonstration: everybody knows its passwords. Real churches need ATRIO_MODE=production.\n',
    )
  }
  if (await isFresh(deps.db)) {
    process.stdout.write(
      `There is no church yet. Set the first one up at ${staffUrl(env).origin} with the code ${setupCode(secrets)}\n`,
    )
  }
} catch (error) {
  process.stderr.write(`${describeStart(error, process.env)}\n`)
  process.exit(1)
}

/** The policy of a page names origins, and the service may lie below a path of one. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}
