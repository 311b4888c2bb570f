import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only owner of a data folder, until it releases it or dies.
 *
 * SQLite serves as a lock and holds no data: it is what Node has of the operating system's file locks, which,
 * unlike a file with a process id, vanish with their holder, cannot be taken by two at once, and are not fooled
 * by a container in which every process gets the id of the last one.
 *
 * @throws Error that names the folder and its owner.
 */
export function takeOwnership(folder: string): { release(): void } {
  // Never open this file by other means: closing any handle on it would drop the lock.
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'owner.lock'))
    lock.exec('begin exclusive')
    writeFileSync(join(folder, 'owner.pid'), `${process.pid}\n`)
  } catch (error) {
    const inUse = (error as { errcode?: number }).errcode === SQLITE_BUSY
    lock?.close()
    const problem = inUse
      ? `is in use by ${ownerOf(folder)}: stop that process`
      : `cannot be written (${(error as Error).message}): change its rights`
    throw new Error(`The data folder ${folder} ${problem}, or set DATA_DIR to another folder`, {
      cause: error,
    })
  }
  return {
    release() {
      if (lock.isOpen) lock.close()
    },
  }
}

const SQLITE_BUSY = 5

function ownerOf(folder: string): string {
  try {
    return `process ${readFileSync(join(folder, 'owner.pid'), 'utf8').trim()}`
  } catch {
    return 'another process'
  }
}
