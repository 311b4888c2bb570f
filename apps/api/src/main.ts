import './node-env.ts'
import { createApp } from './app.ts'
import { boot } from './boot.ts'
import { parseEnv } from './env.ts'
import { hostOf } from './http/serve.ts'
import { readMedia } from './media.ts'

try {
  const env = parseEnv(process.env)
  const { deps, close } = await boot(env)
  const { app, api } = await createApp(deps)
  if (env.SERVE_PORTAL) {
    const { portal } = await import('@atrio/portal/server')
    await app.register(portal, {
      api: (request) =>
        api({ host: request.hostname, requestId: request.id, ip: request.ip, log: request.log }),
      settings: { domainMarker: env.DOMAIN_MARKER, platformHost: env.PLATFORM_HOST, adminUrl: env.ADMIN_URL },
      onIgrejaChanged: deps.changes.subscribe,
      readMedia: (request, url) => readMedia(deps, hostOf(request), url),
      dev: env.ATRIO_DEV,
      recaptcha: env.RECAPTCHA_SITE_KEY !== undefined,
    })
  }
  const shutDown = async () => {
    await app.close()
    await close()
    process.exit(0)
  }
  process.once('SIGINT', () => void shutDown())
  process.once('SIGTERM', () => void shutDown())
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  process.stdout.write(`Atrio is ready at http://localhost:${port}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
