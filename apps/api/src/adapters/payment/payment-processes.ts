import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { startChildService } from './child-service.ts'
import type { PaymentEndpoints } from './gateways.ts'
import type { PaymentEnv } from './payment-env.ts'
import { sandboxKeys } from './sandbox/sandbox-keys.ts'

export interface PaymentProcessesOptions {
  env: PaymentEnv & ServiceEnv
  secrets: { keys: (purpose: string) => Buffer[] }
  /** Told where they are. */
  endpoints: PaymentEndpoints
  /** Where the application listens. */
  port: number
  onTrouble: (message: string) => void
}

type ServiceEnv = {
  dataDir: string
  HOST: string
  DOMAIN_MARKER: string
  PLATFORM_HOST: string
  TRUST_PROXY?: string | undefined
  RATE_LIMIT_FACTOR: number
}

const root = new URL('../../../../', import.meta.url)

/** Starts what runs beside the application: the sandbox and the tokenisation service. */
export async function startPaymentProcesses(
  options: PaymentProcessesOptions,
): Promise<{ close: () => Promise<void> }> {
  const { env, endpoints, onTrouble } = options
  const services: { close: () => Promise<void> }[] = []
  if (env.PAYMENTS_SANDBOX) {
    // A restarted sandbox must be where browsers and the tokenisation service know it.
    let port = env.SANDBOX_PORT
    services.push(
      await startChildService({
        name: 'The payments sandbox',
        file: fileURLToPath(new URL('payments-sandbox/src/main.ts', root)),
        env: () => sandboxEnv(options, port),
        onReady: (ready) => {
          port = ready
          endpoints.sandbox = `http://127.0.0.1:${ready}`
        },
        onTrouble,
      }),
    )
  }
  if (env.CARD_TOKENS) {
    let port = env.CARD_TOKENS_PORT
    services.push(
      await startChildService({
        name: 'The tokenisation service',
        file: fileURLToPath(new URL('card-tokens/src/main.ts', root)),
        env: () => cardTokensEnv(options, port),
        onReady: (ready) => {
          port = ready
          endpoints.cardTokens = env.CARD_TOKENS_URL?.replace(/\/$/, '') ?? `http://localhost:${ready}`
        },
        onTrouble,
      }),
    )
  }
  return {
    async close() {
      await Promise.all(services.map((service) => service.close()))
    },
  }
}

function sandboxEnv(options: PaymentProcessesOptions, port: number): Record<string, string> {
  const { env, secrets } = options
  const { key, tokensKey, webhookSecrets } = sandboxKeys(secrets)
  return {
    SANDBOX_DIR: join(env.dataDir, 'sandbox'),
    SANDBOX_PORT: String(port),
    SANDBOX_ANY_PORT: '1',
    SANDBOX_HOST: env.HOST,
    ...(env.SANDBOX_PUBLIC_URL && { SANDBOX_PUBLIC_URL: env.SANDBOX_PUBLIC_URL }),
    SANDBOX_KEY: key,
    SANDBOX_TOKENS_KEY: tokensKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecrets[0]!,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${options.port}/webhooks/sandbox`,
    SANDBOX_FOLLOW: '1',
  }
}

/** Publishable keys alone: with what this process holds nobody can charge. */
function cardTokensEnv(options: PaymentProcessesOptions, port: number): Record<string, string> {
  const { env, secrets, endpoints } = options
  return {
    CARD_TOKENS_PORT: String(port),
    CARD_TOKENS_ANY_PORT: env.CARD_TOKENS_URL ? '0' : '1',
    CARD_TOKENS_HOST: env.HOST,
    CARD_TOKENS_API_URL: `http://127.0.0.1:${options.port}/api/v1`,
    CARD_TOKENS_DOMAIN_MARKER: env.DOMAIN_MARKER,
    CARD_TOKENS_PLATFORM_HOST: env.PLATFORM_HOST,
    CARD_TOKENS_LIMIT: String(Math.ceil(30 * env.RATE_LIMIT_FACTOR)),
    CARD_TOKENS_PROXIES: /^\d+$/.test(env.TRUST_PROXY ?? '') ? env.TRUST_PROXY! : '0',
    CARD_TOKENS_FOLLOW: '1',
    ...(env.STRIPE_PUBLISHABLE_KEY && { STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY }),
    ...(env.CARDCONNECT_URL && { CARDCONNECT_URL: env.CARDCONNECT_URL.replace(/\/$/, '') }),
    ...(env.ZOOP_MARKETPLACE_ID &&
      env.ZOOP_PUBLISHABLE_KEY && {
        ZOOP_MARKETPLACE_ID: env.ZOOP_MARKETPLACE_ID,
        ZOOP_PUBLISHABLE_KEY: env.ZOOP_PUBLISHABLE_KEY,
        ZOOP_API_URL: env.ZOOP_URL.replace(/\/$/, ''),
      }),
    ...(env.PAYMENTS_SANDBOX && {
      SANDBOX_URL: endpoints.sandbox,
      SANDBOX_TOKENS_KEY: sandboxKeys(secrets).tokensKey,
    }),
  }
}
