import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from './connection.ts'
import { findBinaries } from './embedded/binaries.ts'
import { prepareDataFolder } from './embedded/data-folder.ts'
import { chooseIdentity } from './embedded/identity.ts'
import { stopLeftover } from './embedded/leftover.ts'
import type { Log } from './embedded/log.ts'
import { takeOwnership } from './embedded/owner.ts'
import { openSocketFolder } from './embedded/socket-folder.ts'
import { Supervisor } from './embedded/supervisor.ts'

export type EmbeddedOptions = {
  /** Holds `postgres/`, and beside it the application's `media/` and `secrets/`. Made when it is missing. */
  dataDir: string
  /** A PostgreSQL's `bin` folder. By default the packaged server, else the newest installed one. */
  binDir?: string | undefined
  log: Log
  /** Server settings on top of the defaults, for tests. */
  settings?: Record<string, string>
}

export type EmbeddedServer = {
  /** The owner's connection to the application's database. */
  connection: Connection
  /** `18.4`. */
  version: string
  /** The running server's process, undefined while it is being restarted. */
  readonly pid: number | undefined
  /** Shuts the server down and gives the data folder free. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a data folder as its only owner, and keeps it running: a server that dies is started
 * again while the application answers 503. The server ends with the process that started it.
 *
 * @throws Error that names the folder when another process owns it, when it holds media or secrets without a
 * readable database, or when no usable server is found.
 */
export async function startEmbedded({
  dataDir,
  binDir,
  log,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  const data = join(folder, 'postgres')
  const ownership = takeOwnership(folder)
  const closers: (() => void | Promise<void>)[] = [() => ownership.release()]
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    await stopLeftover(data, log)
    const binaries = await findBinaries(binDir, folder)
    const identity = chooseIdentity(binaries)
    const password = await prepareDataFolder(folder, binaries, identity)
    const socket = await openSocketFolder(folder, identity)
    closers.push(() => socket.remove())
    const supervisor = new Supervisor({ data, binaries, identity, socket, settings, log })
    closers.push(() => supervisor.stop())
    await supervisor.start()
    const connection = { host: socket.host, port: socket.port, user: 'atrio', database: 'atrio', ...password }
    await ensureDatabase(connection)
    return {
      connection,
      version: binaries.version,
      get pid() {
        return supervisor.pid
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      connection.database,
    ])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}
