import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { createRequestHandler } from 'react-router'
import type { PortalBuild, Renderer } from './renderer.ts'

const root = join(import.meta.dirname, '..')

/** The pages from their sources, on the same port: each request sees the code as it is now, and browsers are told of changes. */
export async function startDevRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next)
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages in this process')
  // The router too comes from the runner: pages must find the same copy of it as their handler.
  const load = <Module>(id: string) => ssr.runner.import<Module>(id)
  return async (request, page) => {
    const build = await load<PortalBuild>('virtual:react-router/server-build')
    const router = await load<{ createRequestHandler: typeof createRequestHandler }>('react-router')
    const handle = router.createRequestHandler(build, 'development')
    return build.entry.module.runPage(page, (context) => handle(request, context))
  }
}
