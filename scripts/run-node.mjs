import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pickNode } from './node-binary.mjs'
import { root } from './paths.mjs'

/**
 * Runs Node with the arguments and answers its exit code (128 + n when signal n ended it).
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, log?: number | undefined }} [options] `cwd` is relative to the
 *   root; `log` is an open file that is written to instead of the terminal
 * @returns {Promise<number>}
 */
export async function runNode(args, { env = {}, cwd = '.', log } = {}) {
  const node = pickNode()
  const child = spawn(node, args, {
    cwd: join(root, cwd),
    env: { ...environmentOf(node), ...env },
    stdio: log === undefined ? 'inherit' : ['inherit', log, log],
  })
  const stopForwarding = forwardSignals(child)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
    })
  } finally {
    stopForwarding()
  }
}

/**
 * The environment in which whatever the child starts finds the same Node first.
 * @param {string} node
 */
function environmentOf(node) {
  const cache = join(root, '.cache/compile')
  mkdirSync(cache, { recursive: true })
  // Some npm versions link no command named `node`, hence its own folder too.
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH]
    .filter(Boolean)
    .join(delimiter)
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: cache }
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the whole group: the child has it already, twice would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}
