import fastify, { type FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { advance } from './acts.ts'
import { apiRoutes, controlRoutes, type ApiDeps } from './api.ts'
import type { SandboxEnv } from './env.ts'
import { Faults } from './faults.ts'
import { pageRoutes } from './pages.ts'
import { Refusal } from './refusal.ts'
import { Store } from './store.ts'
import { Webhooks } from './webhooks.ts'

const DELIVER_EVERY_MS = 50
const ADVANCE_EVERY_MS = 500

/**
 * The sandbox on its ledger, listening.
 * @param onBroken is told when the ledger cannot be written: memory and disk differ, and only a new start makes them one.
 */
export async function startSandbox(
  env: SandboxEnv,
  onBroken: (error: unknown) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const store = await Store.open(env.SANDBOX_DIR, onBroken)
  const faults = new Faults()
  const webhooks = new Webhooks(store, faults, {
    secret: env.SANDBOX_WEBHOOK_SECRET,
    url: env.SANDBOX_WEBHOOK_URL ?? null,
  })
  let port = 0
  const publicUrl = () => env.SANDBOX_PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const app = createServer({
    store,
    faults,
    webhooks,
    publicUrl,
    key: env.SANDBOX_KEY,
    tokensKey: env.SANDBOX_TOKENS_KEY,
  })
  port = await listen(app, env)
  const timers = [
    setInterval(() => void webhooks.deliverDue(new Date()), DELIVER_EVERY_MS),
    setInterval(() => advance(store, new Date()), ADVANCE_EVERY_MS),
  ]
  return {
    port,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await app.close()
      await store.close()
    },
  }
}

function createServer(deps: ApiDeps): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.message })
    if (error instanceof ZodError) {
      return reply
        .code(400)
        .send({ error: 'bad_request', fields: error.issues.map(({ path }) => path.join('.')) })
    }
    const status = (error as { statusCode?: number }).statusCode
    return reply.code(status ?? 500).send({ error: status && status < 500 ? 'bad_request' : 'broken' })
  })
  app.get('/health', async (_request, reply) =>
    reply.code(deps.store.isWell ? 200 : 503).send({ ok: deps.store.isWell }),
  )
  void app.register(async (v1) => apiRoutes(v1, deps), { prefix: '/v1' })
  void app.register(async (control) => controlRoutes(control, deps), { prefix: '/control' })
  void app.register(async (pages) => pageRoutes(pages, deps))
  return app
}

async function listen(app: FastifyInstance, env: SandboxEnv): Promise<number> {
  try {
    await app.listen({ port: env.SANDBOX_PORT, host: env.SANDBOX_HOST })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || env.SANDBOX_ANY_PORT !== '1') throw error
    await app.listen({ port: 0, host: env.SANDBOX_HOST })
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : env.SANDBOX_PORT
}
