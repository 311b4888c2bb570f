import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'

const OLDEST_MAJOR = 24

/** The package that holds the pinned Node for this machine; there is none for some, macOS among them. */
export function nodePackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const version = readJson('package.json').optionalDependencies[name]
  return version ? { name, version } : undefined
}

/** Whether the Node that runs this file is new enough for everything else. */
export function isModern() {
  return Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR
}

/**
 * The Node that runs everything: the pinned one among the packages, else this machine's if new enough.
 *
 * @param {string} folder where the packages are, relative to the root
 * @throws Error when there is neither
 */
export function pickNode(folder = 'node_modules') {
  const pinned = nodePackage()
  if (process.versions.node === pinned?.version) return process.execPath
  if (pinned) {
    const file = process.platform === 'win32' ? 'node.exe' : 'node'
    const packaged = join(root, folder, pinned.name, 'bin', file)
    if (existsSync(packaged) && canRun(packaged)) return packaged
  }
  if (isModern()) return process.execPath
  throw new Error(
    `Node ${OLDEST_MAJOR} or newer is needed. This is ${process.versions.node}, and no newer one could be ` +
      `installed among the packages for ${process.platform}-${process.arch}: install it and start again.`,
  )
}

/**
 * A binary for another C library is present and still does not start (Alpine).
 * @param {string} file
 */
function canRun(file) {
  return spawnSync(file, ['--version']).status === 0
}
