import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbedded, type EmbeddedServer } from '../db/embedded.ts'

/** Data folders for tests of the embedded server; the first is initialised, the others are its copies. */
export class DataFolders {
  #root = ''
  #count = 0

  async open(): Promise<void> {
    this.#root = await mkdtemp(join(tmpdir(), 'atrio-folders-'))
    const server = await start(join(this.#root, 'pristine'))
    await server.stop()
  }

  async close(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true })
  }

  /** A path at which there is nothing yet. */
  unused(): string {
    this.#count += 1
    return join(this.#root, `data-${this.#count}`)
  }

  /** A folder with a database that was shut down in order. */
  async used(): Promise<string> {
    const folder = this.unused()
    await cp(join(this.#root, 'pristine'), folder, { recursive: true })
    return folder
  }
}

/** Starts the server that the test run uses, in this process. */
export function start(dataDir: string): Promise<EmbeddedServer> {
  return startEmbedded({ dataDir, binDir: process.env['TEST_POSTGRES_BIN'], log: pino({ level: 'silent' }) })
}

/** What a writer left in a data folder, read with a server of its own. */
export async function readAcknowledged(dataDir: string): Promise<number[]> {
  const server = await start(dataDir)
  const client = new pg.Client(server.connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number }>('select number from acknowledged order by number')
    return rows.map((row) => row.number)
  } finally {
    await client.end()
    await server.stop()
  }
}
