import { build } from './build.mjs'
import {
  checkGenerated,
  checkTypes,
  checkUnused,
  format,
  lint,
  runJourneys,
  runTests,
} from './check-steps.mjs'
import { forgetReports, totals } from './reports.mjs'

/**
 * Everything that must hold before a change is shared, cheapest first; continuous integration runs this.
 *
 * @type {Record<string, (args: string[]) => Promise<number>>}
 */
const steps = {
  generated: checkGenerated,
  format,
  lint,
  types: checkTypes,
  unused: checkUnused,
  tests: runTests,
  build,
  journeys: runJourneys,
}

/**
 * Runs the steps up to the first that fails and ends with the line `N passed, N failed`.
 *
 * @param {string[]} args `--only <step>` runs that step alone; what follows the options goes to its tool
 */
export async function check(args) {
  const { names, rest } = choose(args)
  forgetReports()
  let failedStep
  for (const name of names) {
    const started = Date.now()
    process.stdout.write(`\n── ${name}\n`)
    const code = await steps[name](rest)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : `failed with code ${code}`} (${seconds} s)\n`)
    if (code !== 0) {
      failedStep = name
      break
    }
  }
  const { passed, failed, notes } = totals()
  // A step that fails without a failing test (a type error, a crashed runner) still counts as one failure.
  const allFailed = failedStep && failed === 0 ? 1 : failed
  for (const note of notes) process.stdout.write(`${note}\n`)
  if (failedStep) process.stdout.write(`The step "${failedStep}" failed.\n`)
  process.stdout.write(`${passed} passed, ${allFailed} failed\n`)
  return allFailed === 0 ? 0 : 1
}

/** @param {string[]} args */
function choose(args) {
  const all = Object.keys(steps)
  if (args[0] !== '--only') {
    if (args.length > 0) throw new Error(`check understands --only <step>, not "${args.join(' ')}"`)
    return { names: all, rest: [] }
  }
  const names = all.filter((name) => name === args[1])
  if (names.length === 0) throw new Error(`Unknown step "${args[1] ?? ''}". Steps: ${all.join(', ')}.`)
  return { names, rest: args.slice(2) }
}
