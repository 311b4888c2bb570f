import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const port = z.coerce.number().int().min(0).max(65_535)

const secrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().min(8)).min(1).max(2))

/** The part of the environment that is about payments; docs/payments.md lists it for operators. */
export const paymentEnvShape = {
  /** Run the sandbox gateway (0), which moves no money, beside the application. On unless in production. */
  PAYMENTS_SANDBOX: flag.optional(),
  /** Of the sandbox; `PORT` + 1100 or, when that is taken, any other. */
  SANDBOX_PORT: port.optional(),
  /** Where browsers reach the sandbox's pages; `http://localhost:<its port>`. */
  SANDBOX_PUBLIC_URL: z.url().optional(),
  /** Run the tokenisation service beside the application. On; off where it runs elsewhere. */
  CARD_TOKENS: flag.default(true),
  /** Of the tokenisation service; `PORT` + 1200 or, when that is taken, any other. */
  CARD_TOKENS_PORT: port.optional(),
  /** Where browsers reach the tokenisation service: an origin of its own. */
  CARD_TOKENS_URL: z.url().optional(),
  /** Where providers' notices reach us, up to before `/webhooks/…`. */
  WEBHOOKS_URL: z.url().optional(),
  /** Gateway 5. The publishable key goes to the tokenisation service alone. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_.{8,}$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** One, or two while they change over, with a comma between. */
  STRIPE_WEBHOOK_SECRET: secrets.optional(),
  /** Gateway 1: `https://<site>.cardconnect.com`; the tokenisation service needs no more than this. */
  CARDCONNECT_URL: z.url({ protocol: /^https$/ }).optional(),
  CARDCONNECT_USERNAME: z.string().min(1).optional(),
  CARDCONNECT_PASSWORD: z.string().min(8).optional(),
  CARDCONNECT_MERCHANT_ID: z
    .string()
    .regex(/^[A-Z\d]{8,16}$/)
    .optional(),
  /** Gateway 4. */
  PICPAY_TOKEN: z.string().min(8).optional(),
  PICPAY_SELLER_TOKEN: secrets.optional(),
  PICPAY_URL: z.url().default('https://appws.picpay.com/ecommerce/public'),
  /** Gateway 100: a REST app of PayPal's, and the id of its webhook. `https://api-m.sandbox.paypal.com` moves no money. */
  PAYPAL_CLIENT_ID: z.string().min(8).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(8).optional(),
  PAYPAL_WEBHOOK_ID: secrets.optional(),
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  /** Gateway 8. The publishable key goes to the tokenisation service alone. */
  ZOOP_MARKETPLACE_ID: z.string().min(1).optional(),
  ZOOP_SECRET_KEY: z
    .string()
    .regex(/^z[ps]k_[a-z]+_.{8,}$/)
    .optional(),
  ZOOP_PUBLISHABLE_KEY: z
    .string()
    .regex(/^z[ps]k_[a-z]+_.{8,}$/)
    .optional(),
  /** Who receives where a church has no seller of its own. */
  ZOOP_SELLER_ID: z.string().min(1).optional(),
  /** In the webhook's address as `?segredo=`; at least 24 characters. */
  ZOOP_WEBHOOK_SECRET: secrets.optional(),
  ZOOP_URL: z.url({ protocol: /^https$/ }).default('https://api.zoop.ws'),
  /** Gateway 101: a bank's API Pix, up to before `/cob`. */
  PIX_URL: z.url().optional(),
  PIX_TOKEN_URL: z.url().optional(),
  PIX_CLIENT_ID: z.string().min(1).optional(),
  PIX_CLIENT_SECRET: z.string().min(1).optional(),
  PIX_CHAVE: z.string().min(1).max(77).optional(),
  /** Files in PEM: the certificate by which the bank knows us, and its key. */
  PIX_CERT_FILE: z.string().min(1).optional(),
  PIX_KEY_FILE: z.string().min(1).optional(),
  /** In the webhook's address as `?segredo=`; at least 24 characters. */
  PIX_WEBHOOK_SECRET: secrets.optional(),
}

type Given = z.output<z.ZodObject<typeof paymentEnvShape>>

export type PaymentEnv = Omit<Given, 'PAYMENTS_SANDBOX' | 'SANDBOX_PORT' | 'CARD_TOKENS_PORT'> & {
  PAYMENTS_SANDBOX: boolean
  SANDBOX_PORT: number
  CARD_TOKENS_PORT: number
}

/** Fills in what follows from the rest. */
export function completePaymentEnv<Env extends Given & { PORT: number; ATRIO_MODE: string }>(
  env: Env,
): Env & PaymentEnv {
  const beside = (distance: number) =>
    env.PORT === 0 || env.PORT + distance > 65_535 ? 0 : env.PORT + distance
  return {
    ...env,
    PAYMENTS_SANDBOX: env.PAYMENTS_SANDBOX ?? env.ATRIO_MODE !== 'production',
    SANDBOX_PORT: env.SANDBOX_PORT ?? beside(1100),
    CARD_TOKENS_PORT: env.CARD_TOKENS_PORT ?? beside(1200),
  }
}

/** A gateway is set up whole or not at all, and production never takes the sandbox's place in silence. */
export function paymentProblems(env: Given & { ATRIO_MODE: string }): string[] {
  const groups: (keyof Given)[][] = [
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['CARDCONNECT_URL', 'CARDCONNECT_USERNAME', 'CARDCONNECT_PASSWORD', 'CARDCONNECT_MERCHANT_ID'],
    ['PICPAY_TOKEN', 'PICPAY_SELLER_TOKEN'],
    ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    [
      'ZOOP_MARKETPLACE_ID',
      'ZOOP_SECRET_KEY',
      'ZOOP_PUBLISHABLE_KEY',
      'ZOOP_SELLER_ID',
      'ZOOP_WEBHOOK_SECRET',
    ],
    ['PIX_URL', 'PIX_TOKEN_URL', 'PIX_CLIENT_ID', 'PIX_CLIENT_SECRET', 'PIX_CHAVE', 'PIX_WEBHOOK_SECRET'],
    ['PIX_CERT_FILE', 'PIX_KEY_FILE'],
  ]
  const problems = groups
    .filter(
      (group) =>
        group.some((name) => env[name] !== undefined) && group.some((name) => env[name] === undefined),
    )
    .map((group) => `${group.join(', ')}: give all or none`)
  if (env.PICPAY_TOKEN && !env.WEBHOOKS_URL) problems.push('WEBHOOKS_URL: needed with PICPAY_TOKEN')
  for (const name of ['PIX_WEBHOOK_SECRET', 'ZOOP_WEBHOOK_SECRET'] as const) {
    if (env[name]?.some((secret) => secret.length < 24)) problems.push(`${name}: at least 24 characters each`)
  }
  for (const name of ['STRIPE_SECRET_KEY', 'ZOOP_SECRET_KEY'] as const) {
    if (env.ATRIO_MODE === 'production' && env[name]?.includes('_test_')) {
      problems.push(`${name}: a test key, not with ATRIO_MODE=production`)
    }
  }
  if (
    env.ATRIO_MODE === 'production' &&
    env.PAYPAL_CLIENT_ID &&
    env.PAYPAL_URL !== 'https://api-m.paypal.com'
  ) {
    problems.push('PAYPAL_URL: not PayPal’s live address, not with ATRIO_MODE=production')
  }
  if (env.ATRIO_MODE === 'production' && env.CARDCONNECT_URL?.includes('-uat.')) {
    problems.push('CARDCONNECT_URL: of the test site, not with ATRIO_MODE=production')
  }
  const takesCards = env.STRIPE_SECRET_KEY ?? env.CARDCONNECT_URL ?? env.ZOOP_SECRET_KEY
  if (env.ATRIO_MODE === 'production' && env.CARD_TOKENS && takesCards && !env.CARD_TOKENS_URL) {
    problems.push('CARD_TOKENS_URL: needed when ATRIO_MODE=production takes cards')
  }
  return problems
}
