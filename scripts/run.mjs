#!/usr/bin/env node
// Behind every npm script. This file and those beside it run on any Node from 18 on, before anything is
// installed; they install, then hand over to the pinned Node.
import { build, buildIfChanged } from './build.mjs'
import { check, checkApi, printTotals } from './check.mjs'
import { generate } from './generate.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-node.mjs'

// Rendering grows to over a gigabyte when nothing limits the heap, and is no faster for it. What a start leaves behind is
// collected at its end, and threads share what C allocates instead of keeping some each (Decision 276).
const HEAP = ['--max-old-space-size=384', '--max-semi-space-size=16', '--expose-gc']
const ARENAS = { MALLOC_ARENA_MAX: '2' }
const MAIN = 'apps/api/src/main.ts'
// Named, since pages reload by themselves, and among the files that Node would find are some written at each start.
const WATCH = [
  '--watch-preserve-output',
  ...['apps/api', 'packages/contract', 'packages/rich-text', 'packages/rules', 'demo'].map(
    (workspace) => `--watch-path=${workspace}/src`,
  ),
  '--watch-path=apps/portal/server',
]

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const tasks = {
  start: async (args) => (await buildIfChanged()) || runNode([...HEAP, MAIN, ...args], { env: ARENAS }),
  dev: (args) => runNode([...WATCH, MAIN, ...args], { env: { ATRIO_DEV: '1' } }),
  build,
  generate,
  check,
  'check-api': checkApi,
  totals: async (args) => {
    printTotals(args)
    return 0
  },
  bench: (args) => runNode(['bench/src/main.ts', ...args]),
  screenshot: (args) => runNode(['bench/src/screenshot.ts', ...args]),
  'bible:add': (args) => runNode(['apps/api/src/bible-add.ts', ...args]),
  'bible:import': (args) => runNode(['apps/api/src/bible-import.ts', ...args]),
  'demo:reset': (args) => runNode(['demo/src/reset.ts', ...args]),
  'demo:remove': (args) => runNode(['demo/src/remove.ts', ...args]),
  'demo:scale': (args) => runNode(['demo/src/scale.ts', ...args]),
}

process.exitCode = await main(process.argv[2], process.argv.slice(3))

/**
 * @param {string | undefined} name
 * @param {string[]} args
 */
async function main(name = '', args) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) return fail(`Unknown task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.`)
  try {
    ensureInstalled()
    return await task(args)
  } catch (error) {
    const code = fail(error instanceof Error ? error.message : String(error))
    // Whoever reads the last line of a check finds the totals there even when it could not begin.
    if (name === 'check') process.stdout.write('0 passed, 1 failed\n')
    return code
  }
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`)
  return 1
}
