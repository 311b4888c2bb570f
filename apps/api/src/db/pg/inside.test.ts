import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { clientConfig } from '../connection.ts'
import { scopeValues } from '../scope.ts'
import { connectionOf, cutOff } from './connection-of.ts'
import { SCOPE, ScopedQuery, type Answer } from './scoped-query.ts'

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

  it('keeps the names of statements by their texts, on their way and then arrived', async () => {
    const { submittedNamedStatements, parsedStatements } = connectionOf(await connect({ pipeline: true }))
    const text = 'select $1::int as n'
    const asked = client.query({ name: 'one', text, values: [1] })
    expect([submittedNamedStatements['one'], parsedStatements['one']]).toEqual([text, undefined])
    await asked
    expect([submittedNamedStatements['one'], parsedStatements['one']]).toEqual([undefined, text])
    await client.end()
  })

  it('sends a scoped query as one transaction, and answers the rows of its statement alone', async () => {
    await connect({ pipeline: true })
    await client.query({ ...SCOPE, values: ['', ''] })
    const ask = (name: string, text: string, values: unknown[]) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        const answer: Answer = (error, result) => (error ? reject(error) : resolve(result))
        const query = new ScopedQuery(scopeValues({ igrejaId: 7 }), { name, text, values }, answer)
        client.query(query as unknown as pg.Submittable)
      })
    const asked = "select current_setting('app.igreja') as igreja"
    const answers = await Promise.all([
      ask('with', `${asked}, $1::int as n`, [1]),
      // Without parameters `pg` would send it by itself, in a transaction of its own.
      ask('without', asked, []),
      client.query(asked),
    ])
    expect(answers.map(({ rows, command, rowCount }) => [rows, command, rowCount])).toEqual([
      [[{ igreja: '7', n: 1 }], 'SELECT', 1],
      [[{ igreja: '7' }], 'SELECT', 1],
      [[{ igreja: '' }], 'SELECT', 1],
    ])
    await expect(ask('refused', 'select 1 / $1::int', [0])).rejects.toThrow('division by zero')
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
