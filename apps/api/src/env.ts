import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { portAddresses, ports, type PortAddresses, type PortalHosts } from '@atrio/rules'
import { z } from 'zod'
import { liveEnvShape, liveProblems } from './adapters/live/live-env.ts'
import {
  completePaymentEnv,
  paymentEnvShape,
  paymentProblems,
  type PaymentEnv,
} from './adapters/payment/payment-env.ts'
import { pushEnvShape, pushProblems } from './adapters/push/push-env.ts'
import { storageEnvShape, storageProblems } from './adapters/storage/storage-env.ts'
import { GOOD_SECRET, secretWeakness } from './secret-strength.ts'

const secret = z.string().check(({ value, issues }) => {
  const weakness = secretWeakness(value)
  if (weakness) issues.push({ code: 'custom', input: value, message: `${weakness}; ${GOOD_SECRET}` })
})
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = z.url()
const portUrl = z.url({ protocol: /^https?$/ })
/** A host on the public internet over TLS, as whoever types an address relies on its answer. */
const placesUrl = z.url({ protocol: /^https$/ })

const schema = z.object({
  /** `production` needs real secrets and mail; `demo` (the default) brings its own and the demo churches. */
  ATRIO_MODE: z.enum(['demo', 'production']).default('demo'),
  /** As it was given: who says production here must say so in ATRIO_MODE, too, or say `demo` (Decision 76). */
  NODE_ENV: z.string().optional(),
  /** Code reload and unbuilt pages. */
  ATRIO_DEV: flag.default(false),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data'),
  /** An existing PostgreSQL ≥ 15; without it the embedded server runs on `DATA_DIR/postgres`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A log-in of the application's own there, who owns nothing; without it the owner's takes the role (Decision 66). */
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections of the application; see `poolSize`. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).optional(),
  /** Folder of installed PostgreSQL programs for the embedded server. */
  POSTGRES_BIN: z.string().min(1).optional(),
  /** Everything the server signs and encrypts derives from it. Without it a file in `DATA_DIR/secrets` is made. */
  ATRIO_SECRET: secret.optional(),
  /** Those before it, newest first, with commas between: what was signed and sealed by them still opens (Decision 77). */
  ATRIO_SECRET_PREVIOUS: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .pipe(z.array(secret))
    .optional(),
  /** Spec §1: a host name that contains it begins with a church's code. */
  DOMAIN_MARKER: z
    .string()
    .regex(/^\.[a-z0-9.-]+\.$/)
    .default('.atrio.'),
  /** Host below which every church has its address, `<codigo>.<this>`. */
  PLATFORM_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('atrio.localhost'),
  /** How browsers reach the portals; links in mails begin so. By default plain and on `PORT`, in production by TLS. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The staff's site; `/admin` leaves for it. Without it, `admin` below the platform's host (Decision 156). */
  ADMIN_URL: portUrl.optional(),
  /** Pictures of streets below maps, with `{z}`, `{x}` and `{y}`; without it maps draw coasts and names alone. */
  MAP_TILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whose they are, as their licence wants it said below the map. */
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  /** Serve the pages in this process too. */
  SERVE_PORTAL: flag.default(true),
  /** Lets a portal in a process of its own hear at `/internal/changes` which churches changed. */
  INTERNAL_TOKEN: z.string().min(32).optional(),
  /** Proxies in front, whose X-Forwarded-* headers are believed: `1`, or a list of addresses. */
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => /^\d{1,2}$/.test(value) || value.split(',').every((item) => isProxy(item.trim())),
      'a number of proxies, or their addresses, ranges (10.0.0.0/8) and names (loopback, linklocal, uniquelocal)',
    )
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('nao-responda@atrio.localhost'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  /** Where reCAPTCHA's answers are checked; `www.recaptcha.net` serves where google.com is closed. */
  RECAPTCHA_VERIFY_URL: url.default('https://www.google.com/recaptcha/api/siteverify'),
  /** Largest number that a browser has to find in the captcha of our own: 100,000 take it about a second. */
  CAPTCHA_COMPLEXITY: z.coerce.number().int().min(10).max(10_000_000).default(100_000),
  /** Asked for the names of churches instead of the system's. */
  DNS_SERVERS: z.string().min(1).optional(),
  /** Where addresses are looked up (Spec §7), each with the path of its service behind it; without one, ranges and lists of our own. */
  CEP_URL: placesUrl.optional(),
  POSTCODE_URL: placesUrl.optional(),
  STATES_URL: placesUrl.optional(),
  STATES_KEY: z.string().min(1).optional(),
  /** Where what is loaded from others comes from (Decision 152); in a demonstration what has no address here is off. */
  GOOGLE_ANALYTICS_URL: portUrl.optional(),
  CLARITY_URL: portUrl.optional(),
  TYPEFORM_URL: portUrl.optional(),
  FACEBOOK_PIXEL_URL: portUrl.optional(),
  /** Where browsers report errors to, at the churches that let them. */
  SENTRY_DSN: z.string().regex(ports.sentry.codigo, 'https://<key>@<host>/<project>').optional(),
  /**
   * Where a person goes from `/third-parts`, and what the partner's server shows to ask who came (Decision 241); or, with
   * `_TOKEN`, that the browser brings a signed token instead (Decision 237).
   */
  VOLUTS_URL: portUrl.optional(),
  VOLUTS_SECRET: secret.optional(),
  VOLUTS_TOKEN: flag.default(false),
  MYKIDS_URL: portUrl.optional(),
  MYKIDS_SECRET: secret.optional(),
  MYKIDS_TOKEN: flag.default(false),
  /** Answer every e-mail look-up alike and let the mail tell the person (Decision 6). */
  ENUM_STRICT: flag.default(false),
  /** Multiplies every rate limit; load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** Requests are refused while the process is more milliseconds late than this; 0 never refuses. */
  PRESSURE_DELAY: z.coerce.number().int().min(0).max(60_000).default(1_000),
  /** Bearer token that reads `/metrics` from another machine; without one only this machine may. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Where the catalogue's Bibles come from (Decision 89): `internet`, `off`, or a folder or address that holds the files.
   */
  BIBLE_SOURCE: z.string().min(1).default('internet'),
  /** The program that prepares films of Play, and `ffprobe` beside it; without one on the PATH they play as they came. */
  FFMPEG_BIN: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...paymentEnvShape,
  ...storageEnvShape,
  ...pushEnvShape,
  ...liveEnvShape,
})

export type Env = z.output<typeof schema> &
  PaymentEnv & {
    poolSize: number
    dataDir: string
    mediaDir: string
    /** Where files lie without S3, and where they are while they come. */
    filesDir: string
    receivingDir: string
    /** Where films of Play are cut (Decision 226). */
    filmsDir: string
    /** Where large files grow, part by part. */
    partsDir: string
    secretsDir: string
    /** The port is told after the start where any free one was asked for. */
    hosts: PortalHosts
    ports: PortAddresses
  }

/**
 * Reads the environment once.
 * @throws Error that names each wrong variable and says why.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''))
  if (given['NODE_ENV'] === 'production' && given['ATRIO_MODE'] === undefined) throw new Error(CHOOSE_MODE)
  const result = schema.safeParse(given)
  const problems = result.success
    ? crossChecks(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!result.success || problems.length > 0) {
    throw new Error(`The environment is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
  const dataDir = resolve(result.data.DATA_DIR)
  const env = completePaymentEnv(result.data)
  return {
    ...env,
    poolSize: env.DATABASE_POOL ?? (env.DATABASE_URL ? 10 : EMBEDDED_POOL),
    dataDir,
    mediaDir: join(dataDir, 'media'),
    filesDir: join(dataDir, 'arquivos'),
    receivingDir: join(dataDir, 'recebendo'),
    filmsDir: join(dataDir, 'preparando'),
    partsDir: join(dataDir, 'envios'),
    secretsDir: join(dataDir, 'secrets'),
    hosts: portalHosts(env),
    ports: addressesOf(env),
  }
}

const CHOOSE_MODE = `The environment is wrong:
  ATRIO_MODE: NODE_ENV is production, so say which is meant. ATRIO_MODE=production runs a church’s own portal;
  ATRIO_MODE=demo runs the demonstration, where everybody knows the passwords.`

function addressesOf(env: z.output<typeof schema>): PortAddresses {
  const given = {
    googleAnalytics: env.GOOGLE_ANALYTICS_URL,
    clarity: env.CLARITY_URL,
    typeform: env.TYPEFORM_URL,
    facebookPixel: env.FACEBOOK_PIXEL_URL,
    sentry: env.SENTRY_DSN,
  }
  return portAddresses(given, { isDemo: env.ATRIO_MODE === 'demo' })
}

function portalHosts(env: z.output<typeof schema>): PortalHosts {
  const scheme = env.PUBLIC_SCHEME ?? (env.ATRIO_MODE === 'production' ? 'https' : 'http')
  const port = env.PUBLIC_PORT ?? (scheme === 'https' ? 443 : env.PORT)
  return { marker: env.DOMAIN_MARKER, platformHost: env.PLATFORM_HOST, scheme, port }
}

/** The embedded server works on the same processors: more questions at once than these can answer wait more dearly there. */
const EMBEDDED_POOL = Math.min(20, Math.max(4, 2 * availableParallelism()))

function crossChecks(env: z.output<typeof schema>): string[] {
  const problems: string[] = [
    ...paymentProblems(env),
    ...storageProblems(env),
    ...pushProblems(env),
    ...liveProblems(env),
  ]
  if (Boolean(env.RECAPTCHA_SITE_KEY) !== Boolean(env.RECAPTCHA_SECRET)) {
    problems.push('RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: give both or neither')
  }
  if (env.DATABASE_APP_URL && !env.DATABASE_URL) {
    problems.push('DATABASE_APP_URL: only beside DATABASE_URL, by which the owner migrates')
  }
  if (env.DATABASE_APP_URL && new URL(env.DATABASE_APP_URL).username === '') {
    problems.push('DATABASE_APP_URL: names nobody who logs in')
  }
  if (env.VOLUTS_SECRET && env.VOLUTS_TOKEN) problems.push('VOLUTS_SECRET, VOLUTS_TOKEN: give one of them')
  if (env.MYKIDS_SECRET && env.MYKIDS_TOKEN) problems.push('MYKIDS_SECRET, MYKIDS_TOKEN: give one of them')
  if (env.ATRIO_MODE === 'production') {
    if (!env.SMTP_URL) problems.push('SMTP_URL: needed when ATRIO_MODE=production')
    if (env.DATABASE_URL && !env.ATRIO_SECRET) {
      problems.push('ATRIO_SECRET: needed when ATRIO_MODE=production and DATABASE_URL is set')
    }
    if (env.ATRIO_DEV) problems.push('ATRIO_DEV: not with ATRIO_MODE=production')
  }
  return problems
}

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', range, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    range === undefined ||
    (/^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= (version === 4 ? 32 : 128))
  )
}
