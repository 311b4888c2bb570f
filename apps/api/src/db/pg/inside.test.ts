import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { clientConfig } from '../connection.ts'
import { connectionOf, cutOff } from './connection-of.ts'

// What this folder uses of `pg` without its types or documents promising it. An upgrade that changes it is seen here.
let test: TestDatabase
let client: pg.Client

beforeAll(async () => {
  test = await createTestDatabase()
})

afterAll(() => test.close())

async function connect(options: object = {}): Promise<pg.Client> {
  client = new pg.Client({ ...clientConfig(test.target, {}), ...options })
  client.on('error', () => {})
  await client.connect()
  return client
}

describe('pg', () => {
  it('has the steps of a query that a scoped one replaces', () => {
    const steps = pg.Query.prototype as unknown as Record<string, unknown>
    for (const step of ['requiresPreparation', 'prepare', 'handleCommandComplete']) {
      expect([step, typeof steps[step]]).toEqual([step, 'function'])
    }
  })

  it('has the messages that a scoped query sends before its own', async () => {
    const connection = connectionOf(await connect()) as unknown as Record<string, unknown>
    for (const message of ['bind', 'execute', 'parse', 'describe', 'sync']) {
      expect([message, typeof connection[message]]).toEqual([message, 'function'])
    }
    await client.end()
  })

  it('keeps the names of statements by their texts, on their way and arrived', async () => {
    const { submittedNamedStatements, parsedStatements } = connectionOf(await connect({ pipeline: true }))
    const asked = client.query({ name: 'one', text: 'select $1::int as n', values: [1] })
    await client.query('select 1')
    await asked
    expect({ ...submittedNamedStatements, ...parsedStatements }).toMatchObject({ one: 'select $1::int as n' })
    await client.end()
  })

  it('sends what follows without waiting for an answer, as `pipeline` says', async () => {
    const { stream } = connectionOf(await connect({ pipeline: true }))
    const sent: string[] = []
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean
    Object.assign(stream, {
      write: (chunk: Buffer, ...rest: unknown[]) => {
        sent.push(chunk.toString('latin1'))
        return write(chunk, ...rest)
      },
    })
    let answered = false
    const first = client.query('select pg_sleep(0.2)').then(() => (answered = true))
    const second = client.query("select 'second' as text")
    await new Promise((resolve) => process.nextTick(resolve))
    expect([answered, sent.join('').includes("'second'")]).toEqual([false, true])
    await Promise.all([first, second])
    await client.end()
  })

  it('fails what waits on a connection whose stream is gone', async () => {
    await connect()
    const waiting = client.query('select pg_sleep(30)').catch((error: unknown) => error)
    cutOff(client)
    expect(await waiting).toBeInstanceOf(Error)
  })
})
