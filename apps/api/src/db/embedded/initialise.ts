import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'

/** The owner's password, inside the database's own folder, so that one never exists without the other. */
export const PASSWORD_FILE = 'atrio.password'

/** Makes a new database cluster in a folder that does not exist. */
export async function initialise(folder: string, binaries: Binaries, identity: Identity): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (identity.files) await chown(folder, identity.files.uid, identity.files.gid)
  const secret = process.platform === 'win32' ? await passwordBeside(folder) : undefined
  const fixed = [
    `--pgdata=${folder}`,
    '--username=atrio',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...(secret ? ['--auth=scram-sha-256', `--pwfile=${secret.file}`] : ['--auth=trust']),
  ]
  let output = ''
  for (const locale of locales(binaries)) {
    const result = await run([binaries.initdb, ...fixed, ...locale], binaries, identity)
    if (result.code === 0) {
      if (secret) {
        await rm(secret.file)
        await writeFile(join(folder, PASSWORD_FILE), secret.password, { mode: 0o600 })
      }
      return
    }
    output = result.output
    for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true })
  }
  throw new Error(`The new database in ${folder} could not be made: ${output}`)
}

// Orders and compares by code point on every machine alike: an order that followed the system's libraries would
// break indexes when they are updated.
function locales(binaries: Binaries): string[][] {
  if (binaries.major >= 17) return [['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']]
  return [['--locale=C.UTF-8'], ['--locale-provider=icu', '--icu-locale=und', '--locale=C']]
}

// A Unix socket's folder is closed to others; a loopback port is open to every user of the machine.
async function passwordBeside(folder: string): Promise<{ file: string; password: string }> {
  const password = randomBytes(24).toString('base64url')
  const file = `${folder}.password`
  await writeFile(file, password, { mode: 0o600 })
  return { file, password }
}

function run(
  line: string[],
  binaries: Binaries,
  identity: Identity,
): Promise<{ code: number | null; output: string }> {
  const [command, ...args] = [...identity.prefix, ...line]
  const child = spawn(command!, args, {
    ...identity.user,
    env: { ...process.env, ...binaries.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
