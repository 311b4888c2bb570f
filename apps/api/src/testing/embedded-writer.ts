import pg from 'pg'
import { pino } from 'pino'
import { startEmbedded } from '../db/embedded.ts'

/**
 * A process for the tests of the embedded server: starts it on the folder in its first argument and writes rows,
 * one transaction each, until it is killed. Says on standard output, a JSON value a line, which server runs and
 * then the number of each row once it is committed; or the error that kept it from starting.
 */
const [dataDir = '', binDir] = process.argv.slice(2)

try {
  const server = await startEmbedded({ dataDir, binDir, log: pino({ level: 'silent' }) })
  say({ server: server.pid })
  const client = new pg.Client(server.connection)
  client.on('error', () => {})
  await client.connect()
  await client.query('create table if not exists acknowledged (number int primary key)')
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from acknowledged',
  )
  for (let number = rows[0]!.last + 1; ; number += 1) {
    await client.query('insert into acknowledged values ($1)', [number])
    say({ number })
  }
} catch (error) {
  say({ error: (error as Error).message })
  process.exitCode = 1
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
