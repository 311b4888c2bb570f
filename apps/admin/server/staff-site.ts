import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const BUILD = join(import.meta.dirname, '../build')
const YEAR = 31_536_000
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Nothing of anybody else runs, and no text becomes a script (Decision 160). */
const POLICY = (portals: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Pages of churches, in a colour that is not saved (Decision 206): they run nothing and say whose frame they are in.
    `frame-src ${portals}`,
  ].join('; ')

/** Serves the built pages at the staff's host, where nothing else but the API and files of churches are answered. */
export function staffSite(
  app: FastifyInstance,
  {
    isStaffHost,
    portals,
  }: {
    isStaffHost: (request: FastifyRequest) => boolean
    /** `https://*.host[:port]` of the platform's churches, known once it has a port. */
    portals: () => string
  },
): void {
  let files: Promise<Map<string, Buffer>> | undefined
  app.addHook('onRequest', async (request, reply) => {
    if (!isStaffHost(request) || /^\/(api\/v1|arquivo|media)\//.test(request.url)) return
    const { pathname } = new URL(request.url, 'http://staff.invalid')
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.status(404).send()
    files ??= readFiles()
    const known = await files
    const isFile = pathname !== '/index.html' && known.has(pathname)
    // Whatever else looks like a file is none of ours; the rest are addresses that the pages know.
    if (!isFile && extname(pathname) !== '') return reply.status(404).send()
    const name = isFile ? pathname : '/index.html'
    const body = known.get(name)
    if (!body) return reply.status(503).type('text/plain').send('npm run build')
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR}`)
    return reply
      .headers({
        'content-security-policy': POLICY(portals()),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
        'cache-control': name.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      })
      .type(TYPES[extname(name)] ?? 'application/octet-stream')
      .send(body)
  })
}

/** Few and small: they are held in memory, and no request names a path on the disk. */
async function readFiles(): Promise<Map<string, Buffer>> {
  const names = await readdir(BUILD, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((entry) => entry.isFile())
  const read = files.map(async (entry): Promise<[string, Buffer]> => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(BUILD.length).replaceAll('\\', '/'), await readFile(path)]
  })
  return new Map(await Promise.all(read))
}
