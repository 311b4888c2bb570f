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
import { forgetReports, reportFailure, totals } from './reports.mjs'

/**
 * Everything that must hold before a change is shared, cheapest first; continuous integration runs this.
 *
 * @type {{ name: string, run: (args: string[]) => Promise<number> }[]}
 */
const steps = [
  { name: 'generated', run: checkGenerated },
  { name: 'format', run: format },
  { name: 'lint', run: lint },
  { name: 'types', run: checkTypes },
  { name: 'unused', run: checkUnused },
  { name: 'tests', run: runTests },
  { name: 'build', run: build },
  { name: 'journeys', run: runJourneys },
]

const apiStep = { name: 'api tests', run: () => runTests(['--project', 'api'], 'vitest.second-postgres') }

/**
 * Runs the steps up to the first that fails and ends with the line `N passed, N failed`.
 *
 * @param {string[]} args `--only <step>` runs that step alone; what follows goes to the step's tool
 */
export async function check(args) {
  const { chosen, rest } = choose(args)
  forgetReports()
  let code = 0
  for (const step of chosen) {
    code = await runStep(step, rest)
    if (code !== 0) break
  }
  printTotals()
  return code
}

/** The API's tests alone, their result beside that of an earlier `check`; `TEST_POSTGRES_BIN` says where. */
export async function checkApi() {
  return runStep(apiStep, [])
}

/** Prints the sums over every report since the last `check` began. */
export function printTotals() {
  const { passed, failed, notes } = totals()
  for (const note of notes) process.stdout.write(`${note}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

/** @param {string[]} args */
function choose(args) {
  const [option, name, ...rest] = args
  if (option === undefined) return { chosen: steps, rest: [] }
  const chosen = steps.filter((step) => step.name === name)
  if (option === '--only' && chosen.length === 1) return { chosen, rest }
  const names = steps.map((step) => step.name).join(', ')
  throw new Error(`check takes --only <step>, not "${args.join(' ')}". Steps: ${names}.`)
}

/**
 * @param {(typeof steps)[number]} step
 * @param {string[]} args
 */
async function runStep({ name, run }, args) {
  const started = Date.now()
  const failedBefore = totals().failed
  process.stdout.write(`\n── ${name}\n`)
  const code = await run(args)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : `failed with code ${code}`} (${seconds} s)\n`)
  // A step that fails without a failing test (a type error, a crashed runner) still counts as one failure.
  if (code !== 0 && totals().failed === failedBefore) reportFailure(name)
  return code
}
