import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { handleError } from '../http/errors.ts'
import { refuseUnderPressure } from './pressure.ts'

describe('refuseUnderPressure', () => {
  it('turns requests away while the process is late, and answers whoever watches it', async () => {
    const app = await busyApp(50)
    expect([await ask(app, '/x'), await ask(app, '/healthz')]).toEqual([503, 200])
    await app.close()
  })

  it('turns nobody away with a bound of 0', async () => {
    const app = await busyApp(0)
    expect(await ask(app, '/x')).toBe(200)
    await app.close()
  })

  it.skipIf(process.platform === 'win32')('does not end a process that may open no more files', async () => {
    const child = fileURLToPath(new URL('../testing/no-files-left.ts', import.meta.url))
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -n 100 && exec "$0" "$1"',
      process.execPath,
      child,
    ])
    expect(stdout).toBe('EMFILE page')
  })
})

/** An application that is late by about half a second when this answers. */
async function busyApp(bound: number): Promise<FastifyInstance> {
  const app = fastify()
  app.setErrorHandler(handleError)
  refuseUnderPressure(app, bound)
  app.get('/x', () => 'x')
  app.get('/healthz', () => 'up')
  await app.ready()
  const until = Date.now() + 3_000
  // Long enough for the next sample, which is taken each second, to see nothing but this.
  while (Date.now() < until) {
    block(500)
    await wait(1)
  }
  return app
}

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

async function ask(app: FastifyInstance, url: string): Promise<number> {
  return (await app.inject(url)).statusCode
}
