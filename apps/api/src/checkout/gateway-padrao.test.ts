import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStripeGateway } from '../adapters/payment/stripe/stripe-gateway.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

it('cards go to the gateway of the church’s own method, whichever others are open', async () => {
  const { gateways } = test.deps
  const stripe = createStripeGateway({ secretKey: 'sk_test_12345678', webhookSecrets: ['whsec_12345678'] })
  const nameWith = async (all: typeof gateways.all) => {
    test.deps.gateways = { ...gateways, all }
    return (await test.call('getDefaultPaymentGateway')).body['nome']
  }
  expect(await nameWith([stripe, ...gateways.all])).toBe('sandbox')
  expect(await nameWith([stripe])).toBe('stripe')
})
