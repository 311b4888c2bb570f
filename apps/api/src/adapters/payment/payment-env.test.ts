import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../env.ts'
import { openGateways } from './open-gateways.ts'

const secrets = { keys: () => [Buffer.alloc(32, 1)] }
const production = { ATRIO_MODE: 'production', SMTP_URL: 'smtp://mail.example' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
}
const paypal = {
  PAYPAL_CLIENT_ID: 'paypal-client',
  PAYPAL_CLIENT_SECRET: 'paypal-secret',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
}
const cardConnect = {
  CARDCONNECT_URL: 'https://fts.cardconnect.com/',
  CARDCONNECT_USERNAME: 'user',
  CARDCONNECT_PASSWORD: 'password',
  CARDCONNECT_MERCHANT_ID: '496160873888',
}
const zoop = {
  ZOOP_MARKETPLACE_ID: '3249465a7753536b62545a6a684b0000',
  ZOOP_SECRET_KEY: 'zpk_prod_12345678',
  ZOOP_PUBLISHABLE_KEY: 'zpk_prod_87654321',
  ZOOP_SELLER_ID: 'f90083c033c24bae834a41077e03ba31',
  ZOOP_WEBHOOK_SECRET: 'a-secret-of-24-characters',
}
const namesOf = async (source: Record<string, string>) =>
  (await openGateways({ env: parseEnv(source), secrets })).all.map(({ name }) => name)

describe('the gateways of an environment', () => {
  it('the sandbox alone with nothing given, and none at all in production', async () => {
    expect(await namesOf({})).toEqual(['sandbox'])
    expect(await namesOf(production)).toEqual([])
    expect(await namesOf({ ...production, PAYMENTS_SANDBOX: '1' })).toEqual(['sandbox'])
    expect(await namesOf({ PAYMENTS_SANDBOX: '0' })).toEqual([])
  })

  it('each whose keys are given, found by the ids of the specification', async () => {
    const env = parseEnv({ ...production, ...stripe, CARD_TOKENS_URL: 'https://cartoes.atrio.example/' })
    const gateways = await openGateways({ env, secrets })
    expect(gateways.byId(5)).toBe(gateways.byName('stripe'))
    expect(gateways.byId(5)?.capabilities().live).toBe(true)
    expect(gateways.byId(0)).toBeUndefined()
    expect(gateways.byId(99)).toBeUndefined()
    expect(gateways.byName('')).toBeUndefined()
    expect(gateways.endpoints.cardTokens).toBe('https://cartoes.atrio.example')
  })

  it('PayPal is live but at its sandbox’s address', async () => {
    const gatewayAt = async (given: Record<string, string>) =>
      (await openGateways({ env: parseEnv({ ...paypal, ...given }), secrets })).byId(100)
    expect((await gatewayAt(production))?.capabilities().live).toBe(true)
    const sandbox = { PAYPAL_URL: 'https://api-m.sandbox.paypal.com/' }
    expect((await gatewayAt(sandbox))?.capabilities().live).toBe(false)
  })

  it('knows CardConnect’s test site by its address', async () => {
    const liveOf = async (CARDCONNECT_URL: string) => {
      const env = parseEnv({ ...cardConnect, CARDCONNECT_URL })
      return (await openGateways({ env, secrets })).byId(1)?.capabilities().live
    }
    expect(await liveOf(cardConnect.CARDCONNECT_URL)).toBe(true)
    expect(await liveOf('https://fts-uat.cardconnect.com')).toBe(false)
  })

  it('knows Zoop’s test keys by their names', async () => {
    const liveOf = async (ZOOP_SECRET_KEY: string) =>
      (await openGateways({ env: parseEnv({ ...zoop, ZOOP_SECRET_KEY }), secrets })).byId(8)?.capabilities()
        .live
    expect(await liveOf(zoop.ZOOP_SECRET_KEY)).toBe(true)
    expect(await liveOf('zpk_test_12345678')).toBe(false)
  })

  it('stands beside the application’s port', () => {
    expect(parseEnv({ PORT: '3000' })).toMatchObject({ SANDBOX_PORT: 4100, CARD_TOKENS_PORT: 4200 })
    expect(parseEnv({ PORT: '0' })).toMatchObject({ SANDBOX_PORT: 0, CARD_TOKENS_PORT: 0 })
  })

  it.each([
    ['half a gateway', { STRIPE_SECRET_KEY: 'sk_live_12345678' }, 'give all or none'],
    [
      'a test key in production',
      {
        ...production,
        ...stripe,
        STRIPE_SECRET_KEY: 'sk_test_12345678',
        CARD_TOKENS_URL: 'https://c.example',
      },
      'a test key',
    ],
    [
      'CardConnect without its merchant',
      { ...cardConnect, CARDCONNECT_MERCHANT_ID: '' },
      'CARDCONNECT_MERCHANT_ID',
    ],
    ['CardConnect without TLS', { ...cardConnect, CARDCONNECT_URL: 'http://fts.example' }, 'CARDCONNECT_URL'],
    [
      'a merchant that is none',
      { ...cardConnect, CARDCONNECT_MERCHANT_ID: '49 6160' },
      'CARDCONNECT_MERCHANT_ID',
    ],
    [
      'CardConnect’s test site in production',
      { ...production, ...cardConnect, CARDCONNECT_URL: 'https://fts-uat.cardconnect.com' },
      'CARDCONNECT_URL',
    ],
    ['CardConnect’s cards in production', { ...production, ...cardConnect }, 'CARD_TOKENS_URL'],
    ['Zoop without its seller', { ...zoop, ZOOP_SELLER_ID: '' }, 'ZOOP_SELLER_ID'],
    ['a key that is none of Zoop’s', { ...zoop, ZOOP_SECRET_KEY: 'sk_live_12345678' }, 'ZOOP_SECRET_KEY'],
    [
      'a webhook secret of Zoop’s that can be guessed',
      { ...zoop, ZOOP_WEBHOOK_SECRET: 'too-short' },
      '24 characters',
    ],
    [
      'a test key of Zoop’s in production',
      { ...production, ...zoop, ZOOP_SECRET_KEY: 'zpk_test_12345678', CARD_TOKENS_URL: 'https://c.example' },
      'ZOOP_SECRET_KEY',
    ],
    ['Zoop’s cards in production', { ...production, ...zoop }, 'CARD_TOKENS_URL'],
    ['cards in production without an origin of their own', { ...production, ...stripe }, 'CARD_TOKENS_URL'],
    [
      'PicPay without an address for its notices',
      { PICPAY_TOKEN: 'picpay-token', PICPAY_SELLER_TOKEN: 'seller-token' },
      'WEBHOOKS_URL',
    ],
    ['half of PayPal', { PAYPAL_CLIENT_ID: 'paypal-client' }, 'PAYPAL_WEBHOOK_ID: give all or none'],
    [
      'PayPal’s sandbox in production',
      { ...production, ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' },
      'PAYPAL_URL',
    ],
    [
      'a third webhook secret',
      { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_one,whsec_two,whsec_three' },
      'STRIPE_WEBHOOK_SECRET',
    ],
  ])('refuses %s', (_what, source, message) => {
    expect(() => parseEnv(source as Record<string, string>)).toThrow(message)
  })
})
