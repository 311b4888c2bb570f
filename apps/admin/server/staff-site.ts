import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chooseLocale, matchLocale, type Locale } from '@atrio/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createUnpacked, type Unpacked } from './unpacked.ts'

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

/** Nothing of anybody else runs, and no text becomes a script (Decision 160); a document's own one does (Decision 272). */
const POLICY = (portals: string, scripts: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
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
    // Of this host a mail alone allows to be framed, in which nothing runs either.
    `frame-src 'self' ${portals}`,
  ].join('; ')

/** Serves the built pages at the staff's host, where nothing else but the API and files of churches are answered. */
export function staffSite(
  app: FastifyInstance,
  {
    isStaffHost,
    logsIn,
    portals,
    build = BUILD,
  }: {
    isStaffHost: (request: FastifyRequest) => boolean
    /** Whether the page begins with the log-in, as far as can be said without a look at the session. */
    logsIn: (request: FastifyRequest) => Promise<boolean>
    /** `https://*.host[:port]` of the platform's churches, known once it has a port. */
    portals: () => string
    build?: string
  },
): void {
  let files: Promise<Map<string, Forms>> | undefined
  const documentFor = async (request: FastifyRequest, at: { pathname: string; asked: string | null }) => {
    // Who forgot their password has a page of their own, without a session too.
    const isLogin = at.pathname !== '/recover-password' && (await logsIn(request))
    return `/${languageOf(request, at.asked)}${isLogin ? '.login' : ''}.html`
  }
  const unpacked = createUnpacked()
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://staff.invalid')
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.status(404).send()
    files ??= readFiles(build)
    const known = await files
    const isFile = extname(pathname) !== '.html' && known.has(pathname)
    // Whatever else looks like a file is none of ours; the rest are addresses that the pages know.
    if (!isFile && extname(pathname) !== '') return reply.status(404).send()
    const name = isFile
      ? pathname
      : await documentFor(request, { pathname, asked: searchParams.get('locale') })
    const forms = known.get(name)
    if (!forms) return reply.status(503).type('text/plain').send('npm run build')
    const { encoding, body } = await formFor(forms, request.headers['accept-encoding'], unpacked)
    if (encoding) reply.header('content-encoding', encoding)
    reply.header('vary', isFile ? 'accept-encoding' : 'accept-encoding, accept-language, cookie')
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR}`)
    return reply
      .headers({
        'content-security-policy': POLICY(portals(), forms.scripts ?? ''),
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
  }
  // Pages of churches pass here too, and wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isStaffHost(request) || /^\/(api\/v1|arquivo|media)\//.test(request.url)) return done()
    answer(request, reply).catch((error: unknown) => reply.send(error))
  })
}

/** What the address asks for, as `/admin` of a portal does, or what was chosen before, or what the browser says. */
function languageOf({ headers }: FastifyRequest, asked: string | null): Locale {
  return chooseLocale({
    lang: asked === null ? null : matchLocale(asked),
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  })
}

/** A file as it was built, or, where that is shorter, as it is sent. */
interface Forms {
  plain?: Buffer
  br?: Buffer
  gzip?: Buffer
  /** Of a document: the hashes of the scripts that stand in it, as its policy names them. */
  scripts?: string
}

async function formFor(
  { plain, br, gzip }: Forms,
  accepted = '',
  unpacked: Unpacked,
): Promise<{ encoding: string | null; body: Buffer }> {
  if (br && accepts(accepted, 'br')) return { encoding: 'br', body: br }
  if (gzip && accepts(accepted, 'gzip')) return { encoding: 'gzip', body: gzip }
  return { encoding: null, body: gzip ? await unpacked.of(gzip) : plain! }
}

function accepts(accepted: string, coding: string): boolean {
  return new RegExp(String.raw`\b${coding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`).test(accepted)
}

const FORMS: Record<string, 'br' | 'gzip'> = { '.br': 'br', '.gz': 'gzip' }

/** They are held in memory, so that no request names a path on the disk; what is compressed in that form alone. */
async function readFiles(build: string): Promise<Map<string, Forms>> {
  const names = await readdir(build, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, Forms>()
  const read = names
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const form = FORMS[extname(name)] ?? 'plain'
      const path = join(parentPath, name)
      const address = path
        .slice(build.length)
        .replaceAll('\\', '/')
        .replace(/\.(?:br|gz)$/, '')
      const body = await readFile(path)
      const scripts = extname(name) === '.html' ? { scripts: hashesOf(body.toString()) } : {}
      files.set(address, { ...files.get(address), [form]: body, ...scripts })
    })
  await Promise.all(read)
  for (const forms of files.values()) if (forms.gzip) delete forms.plain
  return files
}

function hashesOf(html: string): string {
  return [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
    .filter(([, code]) => code !== '')
    .map(([, code]) => ` 'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
    .join('')
}
