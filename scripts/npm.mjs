import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isModern, nodePackage, pickNode } from './node-binary.mjs'
import { root } from './paths.mjs'

const NPM_VERSION = '11.21.2'
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
const INSTALLER = '.cache/installer'

/**
 * Runs npm in the root.
 *
 * @param {string[]} args
 * @throws Error with npm's own words
 */
export function npm(args) {
  const [command, ...before] = isModern() ? machineNpm() : pinnedNpm()
  run(command, [...before, ...args], root)
  rmSync(join(root, INSTALLER), { recursive: true, force: true })
}

/** @returns {[string, ...string[]]} the npm of this machine, as command and first arguments */
function machineNpm() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm']
}

/**
 * npm leaves out the native parts that are not declared for the Node it runs on, and says nothing. On an
 * older Node the first thing to install is therefore the pinned Node with an npm of its own.
 *
 * @returns {[string, ...string[]]}
 */
function pinnedNpm() {
  const pinned = nodePackage()
  const folder = join(root, INSTALLER)
  if (pinned) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const [command, ...before] = machineNpm()
    const wanted = [`${pinned.name}@${pinned.version}`, `npm@${NPM_VERSION}`]
    run(command, [...before, 'install', '--prefix', folder, '--no-save', ...wanted], folder)
  }
  return [pickNode(`${INSTALLER}/node_modules`), join(folder, 'node_modules/npm/bin/npm-cli.js')]
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const result = spawnSync(command, [...args, ...QUIETLY], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Windows has npm as a script for its shell.
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) {
    throw new Error(`The packages could not be installed:\n${`${result.stderr}${result.stdout}`.trim()}`)
  }
}
