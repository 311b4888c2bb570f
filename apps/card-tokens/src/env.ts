import { z } from 'zod'

const schema = z.object({
  CARD_TOKENS_PORT: z.coerce.number().int().min(0).max(65_535),
  CARD_TOKENS_HOST: z.string().min(1).default('127.0.0.1'),
  /** `1` takes any free port when the given one is taken. */
  CARD_TOKENS_ANY_PORT: z.enum(['0', '1']).default('0'),
  /** `1` ends it with the process that started it, told by the end of its standard input. */
  CARD_TOKENS_FOLLOW: z.enum(['0', '1']).default('0'),
  /** Where it asks which church a host belongs to; no card data goes there. */
  CARD_TOKENS_API_URL: z.url(),
  /** Spec §1: a host name that contains it begins with a church's code. */
  CARD_TOKENS_DOMAIN_MARKER: z.string().min(1),
  /** Host below which every church has its address. */
  CARD_TOKENS_PLATFORM_HOST: z.string().min(1),
  /** Tokens that one address may ask for in ten minutes. */
  CARD_TOKENS_LIMIT: z.coerce.number().int().min(1).default(30),
  /** Proxies in front, whose X-Forwarded-For is believed. */
  CARD_TOKENS_PROXIES: z.coerce.number().int().min(0).default(0),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_TOKENS_KEY: z.string().min(32).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  /** `https://<site>.cardconnect.com` */
  CARDCONNECT_URL: z.url().optional(),
  ZOOP_MARKETPLACE_ID: z.string().min(1).optional(),
  ZOOP_PUBLISHABLE_KEY: z.string().min(1).optional(),
  ZOOP_API_URL: z.url().default('https://api.zoop.ws'),
})

export type CardTokensEnv = z.output<typeof schema>

/** @throws Error that names each wrong variable. */
export function parseCardTokensEnv(source: Record<string, string | undefined>): CardTokensEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The tokenisation service's environment is wrong:\n${problems.join('\n')}`)
}
