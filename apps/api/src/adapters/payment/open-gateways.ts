import { readFileSync } from 'node:fs'
import { createCardConnectGateway, type CardConnectOptions } from './cardconnect/cardconnect-gateway.ts'
import type { Gateway } from './gateway.ts'
import { gatewaysOf, type Gateways } from './gateways.ts'
import type { PaymentEnv } from './payment-env.ts'
import { createPayPalGateway } from './paypal/paypal-gateway.ts'
import { createPicPayGateway } from './picpay/picpay-gateway.ts'
import { createPixGateway, type PixOptions } from './pix/pix-gateway.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { sandboxKeys } from './sandbox/sandbox-keys.ts'
import { createZoopGateway, type ZoopOptions } from './zoop/zoop-gateway.ts'

/**
 * Opens each gateway whose keys the environment holds, and the sandbox where it is allowed. With nothing given, a
 * production has no gateway at all, and every online method is off.
 */
export async function openGateways({
  env,
  secrets,
}: {
  env: PaymentEnv
  secrets: { keys: (purpose: string) => Buffer[] }
}): Promise<Gateways> {
  const endpoints = {
    sandbox: `http://127.0.0.1:${env.SANDBOX_PORT}`,
    cardTokens: env.CARD_TOKENS_URL?.replace(/\/$/, '') ?? `http://localhost:${env.CARD_TOKENS_PORT}`,
  }
  const all: Gateway[] = []
  if (env.PAYMENTS_SANDBOX) {
    const { key, webhookSecrets } = sandboxKeys(secrets)
    all.push(createSandboxGateway({ url: () => endpoints.sandbox, key, webhookSecrets }))
  }
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET) {
    // Its library is large, and most have no account there (Decision 276).
    const { createStripeGateway } = await import('./stripe/stripe-gateway.ts')
    all.push(
      createStripeGateway({ secretKey: env.STRIPE_SECRET_KEY, webhookSecrets: env.STRIPE_WEBHOOK_SECRET }),
    )
  }
  if (env.PICPAY_TOKEN && env.PICPAY_SELLER_TOKEN) {
    all.push(
      createPicPayGateway({
        url: env.PICPAY_URL,
        picpayToken: env.PICPAY_TOKEN,
        sellerTokens: env.PICPAY_SELLER_TOKEN,
        callbackUrl: `${env.WEBHOOKS_URL?.replace(/\/$/, '') ?? ''}/webhooks/picpay`,
        live: true,
      }),
    )
  }
  if (env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET && env.PAYPAL_WEBHOOK_ID) {
    const url = env.PAYPAL_URL.replace(/\/$/, '')
    all.push(
      createPayPalGateway({
        url,
        clientId: env.PAYPAL_CLIENT_ID,
        clientSecret: env.PAYPAL_CLIENT_SECRET,
        webhookIds: env.PAYPAL_WEBHOOK_ID,
        live: url === 'https://api-m.paypal.com',
      }),
    )
  }
  const cardConnect = cardConnectOptions(env)
  if (cardConnect) all.push(createCardConnectGateway(cardConnect))
  const zoop = zoopOptions(env)
  if (zoop) all.push(createZoopGateway(zoop))
  const pix = pixOptions(env)
  if (pix) all.push(createPixGateway(pix))
  return gatewaysOf(all, endpoints)
}

function cardConnectOptions(env: PaymentEnv): CardConnectOptions | null {
  const { CARDCONNECT_URL: url, CARDCONNECT_USERNAME: username } = env
  const { CARDCONNECT_PASSWORD: password, CARDCONNECT_MERCHANT_ID: merchantId } = env
  if (!url || !username || !password || !merchantId) return null
  return { url: url.replace(/\/$/, ''), username, password, merchantId, live: !url.includes('-uat.') }
}

function zoopOptions(env: PaymentEnv): ZoopOptions | null {
  const { ZOOP_MARKETPLACE_ID: marketplaceId, ZOOP_SECRET_KEY: secretKey, ZOOP_SELLER_ID: sellerId } = env
  const { ZOOP_URL: url, ZOOP_WEBHOOK_SECRET: webhookSecrets } = env
  if (!marketplaceId || !secretKey || !sellerId || !webhookSecrets) return null
  const live = !secretKey.includes('_test_')
  return { url: url.replace(/\/$/, ''), marketplaceId, secretKey, sellerId, webhookSecrets, live }
}

function pixOptions(env: PaymentEnv): PixOptions | null {
  const {
    PIX_URL: url,
    PIX_TOKEN_URL: tokenUrl,
    PIX_CLIENT_ID: clientId,
    PIX_CLIENT_SECRET: clientSecret,
  } = env
  const { PIX_CHAVE: chave, PIX_WEBHOOK_SECRET: webhookSecrets, PIX_CERT_FILE: cert, PIX_KEY_FILE: key } = env
  if (!url || !tokenUrl || !clientId || !clientSecret || !chave || !webhookSecrets) return null
  const tls = cert && key ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } : undefined
  return {
    url: url.replace(/\/$/, ''),
    tokenUrl,
    clientId,
    clientSecret,
    chave,
    webhookSecrets,
    tls,
    live: true,
  }
}
