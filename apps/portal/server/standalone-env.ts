import { ports } from '@atrio/rules'
import { z } from 'zod'

const portUrl = z.url({ protocol: /^https?$/ })

const schema = z.object({
  /** Where the API answers, seen from here: `http://127.0.0.1:3001`. */
  API_URL: z.url({ protocol: /^https?$/ }),
  /** The API's `INTERNAL_TOKEN`: changes are heard at once. Without it pages are at most a minute old. */
  INTERNAL_TOKEN: z.string().min(32).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** The same as the API's. */
  DOMAIN_MARKER: z
    .string()
    .regex(/^\.[a-z0-9.-]+\.$/)
    .default('.atrio.'),
  PLATFORM_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('atrio.localhost'),
  ATRIO_MODE: z.enum(['demo', 'production']).default('demo'),
  /** How browsers reach the portals, as the API has it; links in feeds and calendars begin so. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ADMIN_URL: z.url().default('http://admin.localhost:3001'),
  /** Set where the API has one: pages must let Google's captcha in. */
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  /** Where browsers reach the tokenisation service, as the API has it: card pages must let numbers out to it. */
  CARD_TOKENS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** As the API has them: pictures of streets below maps, and whose they are. */
  MAP_TILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  /** Where what is loaded from others comes from, as the API has it. */
  GOOGLE_ANALYTICS_URL: portUrl.optional(),
  CLARITY_URL: portUrl.optional(),
  TYPEFORM_URL: portUrl.optional(),
  FACEBOOK_PIXEL_URL: portUrl.optional(),
  SENTRY_DSN: z.string().regex(ports.sentry.codigo, 'https://<key>@<host>/<project>').optional(),
  /** Proxies in front of the portal, whose X-Forwarded-* headers are believed: `1`, or a list of addresses. */
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/**
 * The environment of a portal that runs without the API.
 * @throws Error that names each wrong variable and says why.
 */
export function parseStandaloneEnv(source: Record<string, string | undefined>): z.output<typeof schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The environment is wrong:\n${problems.join('\n')}`)
}
