import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { readJson, root, workspaces } from './paths.mjs'

// `npm ci` refuses the lockfile when the registry it was made with lacks a package for some other platform;
// `install` without saving keeps to the lockfile just the same and leaves it as it is. Production settings
// in the environment must not leave out the tools that build the portal.
const INSTALL = ['install', '--no-save', '--include=dev', '--include=optional']

const LOCKFILE = join(root, 'package-lock.json')
const STAMP = join(root, 'node_modules/.installed.sha256')

/** Makes `node_modules` agree with the lockfile; does nothing when it already does. */
export function ensureInstalled() {
  if (isCurrent()) return
  const started = Date.now()
  process.stderr.write('Installing packages (about a minute the first time) …')
  rmSync(STAMP, { force: true })
  try {
    npm(INSTALL)
    writeFileSync(STAMP, hashWanted())
  } catch (error) {
    process.stderr.write(' failed.\n')
    throw error
  }
  process.stderr.write(` done in ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

function isCurrent() {
  if (!existsSync(LOCKFILE)) return false
  return (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashWanted()) || isInstalledByHand()
}

/** Over the lockfile and the manifests: either can be ahead of the other. */
function hashWanted() {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'package.json',
    ...workspaces().map((folder) => `${folder}/package.json`),
  ]
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/**
 * Whether somebody's own `npm install` has done the work: npm writes its own lockfile into `node_modules`
 * as the last act of an installation. A broken-off one, or one of an earlier lockfile, differs.
 */
function isInstalledByHand() {
  const installedFile = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(readJson('package-lock.json').packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    // Of a workspace that has come since, npm's own list may be another checkout's.
    if (wanted.link) return found.link === true && existsSync(join(root, path))
    return found.version === wanted.version
  })
}
