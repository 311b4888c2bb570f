import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMoneyRig, type MoneyRig } from '../../testing/money-rig.ts'

const BUYER = fileURLToPath(new URL('../../testing/money-buyer.ts', import.meta.url))
const env = {
  ATRIO_SECRET: 'nine-lives-of-a-process-that-is-killed',
  RATE_LIMIT_FACTOR: '100000',
  PRESSURE_DELAY: '0',
  LOG_LEVEL: 'silent',
}
const KILLS = 3
const EACH = 40

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig(env)
})
afterAll(() => rig.close())

/** Buys in a process of its own, and ends it in the middle by `kill -9`. */
async function buyAndKill(afterMs: number): Promise<void> {
  const cards = await Promise.all(
    Array.from({ length: EACH }, (_, i) => rig.sandbox.token(i % 5 === 0 ? 'lost_after_charge' : 'approved')),
  )
  const child = fork(BUYER, { stdio: 'inherit' })
  try {
    await once(child, 'message')
    child.send({
      target: rig.test.target,
      env: { ...env, DATA_DIR: rig.test.deps.env.dataDir },
      sandbox: rig.sandbox.url(),
      token: rig.member.token,
      userId: rig.member.userId,
      course: rig.course,
      cards,
    })
    await once(child, 'message')
    await setTimeout(afterMs)
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

it('killed in the middle of purchases, nothing is charged that is no order, and no order is paid that was not charged', async () => {
  await rig.rows(`update lote set capacidade = 1000 where id = $1`, [rig.course.lote])
  for (let i = 0; i < KILLS; i += 1) await buyAndKill(250 + i * 350)
  const [open] = await rig.rows<{ count: number }>(
    `select count(*)::int as count from pagamento where situacao in ('criado', 'processando', 'desconhecido')`,
  )
  // Something was really left in the middle, or this test has tested nothing.
  expect(open!.count).toBeGreaterThan(0)
  const count = async () => {
    const [row] = await rig.rows<{ paid: number; open: number }>(
      `select count(*) filter (where situacao = 'aprovado')::int as paid,
         count(*) filter (where situacao in ('criado', 'processando', 'desconhecido'))::int as open from pagamento`,
    )
    return row!
  }
  // One that was never sent is sent now, and may lose its answer: then it is asked about once more.
  for (let round = 0; round < 3 && (round === 0 || (await count()).open > 0); round += 1) {
    await rig.settle('pagamento')
  }
  expect(await count()).toEqual({ paid: (await rig.sandbox.stats()).paid, open: 0 })
  expect(await rig.violations()).toEqual([])
}, 120_000)
