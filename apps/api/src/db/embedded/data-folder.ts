import {
  access,
  chmod,
  constants,
  lchown,
  lstat,
  open,
  readdir,
  readFile,
  rename,
  rm,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'
import { initialise, PASSWORD_FILE } from './initialise.ts'

/**
 * Leaves `postgres/` in the data folder as a database that the given server can start. Makes a new one only in
 * a folder that is new: media or secrets without their database mean that it is lost or not mounted, and a
 * fresh one in its place would hide that.
 *
 * @returns the owner's password, where the server asks for one.
 */
export async function prepareDataFolder(
  folder: string,
  binaries: Binaries,
  identity: Identity,
): Promise<{ password?: string }> {
  const data = join(folder, 'postgres')
  const draft = join(folder, 'postgres.new')
  // Passing is not reading: what lies in the folder keeps its own rights.
  if (identity.outsider) await chmod(folder, 0o711)
  await rm(draft, { recursive: true, force: true })
  if (await isEmpty(data)) {
    await refuseLostDatabase(folder, data)
    await initialise(draft, binaries, identity)
    // A crash before this line leaves a draft, which the next start removes: never half a database.
    await rename(draft, data)
    await sync(folder)
  } else {
    await refuseUnreadable(data, binaries)
    if (identity.files) await giveTo(identity.files, data)
  }
  return readPassword(data)
}

async function refuseLostDatabase(folder: string, data: string): Promise<void> {
  for (const name of ['media', 'secrets']) {
    if (await isEmpty(join(folder, name))) continue
    throw new Error(
      `The data folder ${folder} holds ${name} but no database in ${data}: restore or mount the database, ` +
        'or set DATA_DIR to a new folder',
    )
  }
}

async function refuseUnreadable(data: string, binaries: Binaries): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((error: unknown) =>
    refuse(data, error),
  )
  await access(join(data, 'global', 'pg_control'), constants.R_OK).catch((error: unknown) =>
    refuse(data, error),
  )
  if (Number(version.trim()) !== binaries.major) {
    throw new Error(
      `The database in ${data} was made by PostgreSQL ${version.trim()}, and this is PostgreSQL ${binaries.version}: ` +
        'name the bin folder of its own version with POSTGRES_BIN',
    )
  }
}

function refuse(data: string, cause: unknown): never {
  throw new Error(`The database in ${data} is not readable: restore it, or set DATA_DIR to a new folder`, {
    cause,
  })
}

async function isEmpty(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    return refuse(path, error)
  }
}

// A folder from a start under another user, as before and after a container's rights have changed.
async function giveTo({ uid, gid }: { uid: number; gid: number }, data: string): Promise<void> {
  if ((await lstat(data)).uid === uid) return
  for (const entry of await readdir(data, { recursive: true })) await lchown(join(data, entry), uid, gid)
  await lchown(data, uid, gid)
}

async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

async function readPassword(data: string): Promise<{ password?: string }> {
  try {
    return { password: await readFile(join(data, PASSWORD_FILE), 'utf8') }
  } catch {
    return {}
  }
}
