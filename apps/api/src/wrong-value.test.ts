import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from './db/errors.ts'
import { describeStart } from './wrong-value.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrio-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, said }
}

describe('the program ends and names the variable', () => {
  it('of a value that cannot be', async () => {
    const { code, said } = await start({ LOG_LEVEL: 'loud' })
    expect([code, said]).toEqual([1, expect.stringContaining('  LOG_LEVEL: ')])
  })

  it('of a database that does not answer', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/atrio' })
    expect([code, said]).toEqual([1, 'DATABASE_URL: The database is not available\n'])
  })

  it('of programs that are not there', async () => {
    const { code, said } = await start({ POSTGRES_BIN: folder })
    expect([code, said]).toEqual([1, expect.stringMatching(/^POSTGRES_BIN: .*is missing/)])
  })

  it('of a data folder that is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { code, said } = await start({ DATA_DIR: file })
    expect([code, said]).toEqual([1, expect.stringMatching(/^DATA_DIR: /)])
  })
})

describe('describeStart', () => {
  const listen = (port: number, host: string): Promise<unknown> => {
    const server = createServer()
    server.listen(port, host)
    return once(server, 'listening').then(
      () => server,
      (error: unknown) => error,
    )
  }

  it('names PORT where it is taken, and HOST where it is nowhere', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const error = await listen((taken.address() as AddressInfo).port, '127.0.0.1')
    taken.close()
    expect(describeStart(error, {})).toMatch(/^PORT: .*EADDRINUSE/)
    expect(describeStart(await listen(0, '192.0.2.1'), { HOST: '192.0.2.1' })).toMatch(/^HOST: /)
  })

  it('names nothing where no value is to blame', () => {
    expect(describeStart(new DatabaseUnavailable(null), {})).toBe('The database is not available')
    expect(describeStart('x', {})).toBe('x')
  })
})
