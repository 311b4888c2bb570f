import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { startEmbedded, type EmbeddedServer } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { parseEnv } from '../env.ts'
import { openDeps } from '../open-deps.ts'

const quiet = { info() {}, warn() {}, error() {} }
const headers = { host: 'esperanca.atrio.localhost' }
const body = { username: 'ana.albuquerque@atrio.example', password: 'Atrio!2026' }

describe('while PostgreSQL is down', () => {
  let dataDir: string
  let server: EmbeddedServer
  let app: Awaited<ReturnType<typeof createApp>>['app']
  let close: () => Promise<void>

  const start = () =>
    startEmbedded({
      dataDir,
      binDir: process.env['TEST_POSTGRES_BIN'],
      log: quiet,
      settings: { fsync: 'off' },
    })

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrio-outage-'))
    server = await start()
    const target = { connection: server.connection }
    await migrate(target)
    const env = parseEnv({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      PRESSURE_DELAY: '0',
    })
    const opened = await openDeps({ env, target, onError: () => {} })
    close = opened.close
    await loadDemo(opened.deps.db)
    app = (await createApp(opened.deps)).app
  })
  afterAll(async () => {
    await app.close()
    await close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const statuses = async () => {
    const answers = await Promise.all([
      app.inject({ url: '/api/v1/cliente/?organizacao=rede-esperanca', headers }),
      app.inject({ method: 'POST', url: '/api/v1/security/login_check', headers, payload: body }),
      app.inject('/readyz'),
      app.inject('/healthz'),
    ])
    return answers.map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code])
  }

  it('answers 503 and recovers without a restart of the application', async () => {
    expect(await statuses()).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ])
    await server.stop()
    for (let i = 0; i < 2; i += 1) {
      expect(await statuses()).toEqual([
        [503, 'UNAVAILABLE'],
        [503, 'UNAVAILABLE'],
        [503, 'UNAVAILABLE'],
        [200, undefined],
      ])
    }
    const metrics = await app.inject('/metrics')
    expect(metrics.body).toContain('atrio_database_up 0')
    server = await start()
    await expect.poll(statuses, { timeout: 15_000 }).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ])
  }, 60_000)

  it.runIf(process.platform === 'linux')(
    'answers 503 soon when the server is frozen, and recovers when it goes on',
    { timeout: 60_000 },
    async () => {
      const frozen = await processesOf(dataDir)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      try {
        for (let i = 0; i < 2; i += 1) {
          const started = Date.now()
          expect(await statuses()).toEqual([
            [503, 'UNAVAILABLE'],
            [503, 'UNAVAILABLE'],
            [503, 'UNAVAILABLE'],
            [200, undefined],
          ])
          expect(Date.now() - started).toBeLessThan(5_000)
        }
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
      await expect.poll(statuses, { timeout: 30_000 }).toEqual([
        [200, undefined],
        [200, undefined],
        [200, undefined],
        [200, undefined],
      ])
    },
  )
})

/** The embedded server's processes, children first. */
async function processesOf(dataDir: string): Promise<number[]> {
  const [first = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
  return [...children.trim().split(' '), first].map(Number)
}
