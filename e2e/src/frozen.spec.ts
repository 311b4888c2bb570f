import { readFile } from 'node:fs/promises'
import { demoChurches } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { startServer, type Program } from './processes.ts'

test.skip(process.platform !== 'linux', 'finds the processes of the database in /proc')

let program: Program
test.beforeAll(async () => {
  program = await startServer()
})
test.afterAll(() => program?.stop())

test('a page that nobody has kept is answered 503 within five seconds while the database is frozen', async ({
  request,
}) => {
  const ask = async (path: string) => {
    const started = Date.now()
    const headers = { host: demoChurches.full.hosts[0] }
    const response = await request.get(`${program.origin}${path}`, { headers, timeout: 30_000 })
    return { status: response.status(), seconds: (Date.now() - started) / 1_000 }
  }
  expect((await ask('/about')).status).toBe(200)
  const frozen = await databaseOf(program.pid)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    // Those that were on their way are answered as those that come when the freeze is known.
    for (const answers of [await Promise.all(['/news', '/event'].map(ask)), [await ask('/devotionals')]]) {
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
      expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(5)
    }
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(async () => (await ask('/news')).status).toBe(200)
})

/** The embedded server that a program has started, children first. */
async function databaseOf(pid: number): Promise<number[]> {
  const found: number[] = []
  for (const child of await childrenOf(pid)) {
    found.push(...(await databaseOf(child)))
    const name = await readFile(`/proc/${child}/comm`, 'utf8')
    if (name.startsWith('postgres')) found.push(child)
  }
  return found
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.trim().split(' ').filter(Boolean).map(Number)
}
