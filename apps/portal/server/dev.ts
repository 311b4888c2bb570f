import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
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
  return async (request, page) => {
    const build = await ssr.runner.import<PortalBuild>('virtual:react-router/server-build')
    return build.entry.module.createPageHandler(build, 'development')(request, page)
  }
}
