import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleAttempt, SUITE_BUDGET_MS } from '../../../testing/gateway-rig.ts'
import { sandboxSecrets, startTestSandbox, type TestSandbox } from '../../../testing/payments-sandbox.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox?.close())

const authorize = async () => {
  const { key, webhookSecret } = sandboxSecrets
  const gateway = createSandboxGateway({
    url: sandbox.url,
    key,
    webhookSecrets: [webhookSecret],
    budgetMs: SUITE_BUDGET_MS,
  })
  return (await gateway.authorize(exampleAttempt({ metodo: 'pix', currency: 'BRL' }))).kind
}
const health = async () => (await fetch(`${sandbox.url()}/health`)).status

it('says that it is broken and ends when its disk is full, and goes on from what was written', async () => {
  await sandbox.restartOnFullDisk(8)
  expect(await health()).toBe(200)
  let taken = 0
  let answer = await authorize()
  for (; answer === 'pending'; taken += 1) answer = await authorize()
  expect(answer).toBe('unknown')
  // Gone already, where that took this process a while.
  expect(await health().catch(() => 503)).toBe(503)
  expect(await sandbox.exitCode()).toBe(1)
  await sandbox.restart()
  expect(await health()).toBe(200)
  expect((await sandbox.stats()).payments).toBe(taken)
  expect(await authorize()).toBe('pending')
})
