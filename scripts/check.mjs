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

/**
 * Runs the steps up to the first that fails and ends with the line `N passed, N failed`.
 *
 * @param {string[]} args `--only <step>` runs that step alone; what follows goes to the step's tool
 */
export async function check(args) {
  const { chosen, rest } = choose(args)
  forgetReports()
  let failedStep = ''
  for (const { name, run } of chosen) {
    const started = Date.now()
    process.stdout.write(`\n── ${name}\n`)
    const code = await run(rest)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : `failed with code ${code}`} (${seconds} s)\n`)
    if (code !== 0) {
      failedStep = name
      break
    }
  }
  return conclude(failedStep)
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

/** @param {string} failedStep */
function conclude(failedStep) {
  const { passed, failed, notes } = totals()
  for (const note of notes) process.stdout.write(`${note}\n`)
  if (failedStep) process.stdout.write(`The step "${failedStep}" failed.\n`)
  // A step that fails without a failing test (a type error, a crashed runner) still counts as one failure.
  const count = failedStep && failed === 0 ? 1 : failed
  process.stdout.write(`${passed} passed, ${count} failed\n`)
  return count === 0 ? 0 : 1
}
