import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { buildDir } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'

const YEAR = 31_536_000

/** What the build made: names in `/assets` change with their content, the service worker's never does (Spec §4). */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(buildDir, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    decorateReply: false,
    setHeaders(reply) {
      for (const [name, value] of Object.entries(securityHeaders)) reply.header(name, value)
      reply.header('cache-control', `public, max-age=${YEAR}, immutable`)
      reply.header('vary', 'Accept-Encoding')
    },
  })
  await app.register(async (worker) => {
    await worker.register(fastifyStatic, {
      root: join(buildDir, 'client'),
      serve: false,
      cacheControl: false,
    })
    worker.get('/sw.js', (_request, reply) =>
      reply
        .headers({
          ...securityHeaders,
          // Governs what the worker itself may fetch.
          'content-security-policy': "default-src 'none'; connect-src 'self'",
          'cache-control': 'no-cache',
          'service-worker-allowed': '/',
        })
        .sendFile('sw.js'),
    )
  })
}
