import { openSync, readFileSync } from 'node:fs'
import { build, buildIfChanged } from './build.mjs'
import { whatChanged } from './changed.mjs'
import {
  checkGenerated,
  checkTypes,
  checkUnused,
  format,
  lint,
  runJourneys,
  runSecondPostgres,
  runTests,
} from './check-steps.mjs'
import { forgetReports, logFile, reportFailure, reportSeconds, secondsOfSteps } from './reports.mjs'
import { totals } from './totals.mjs'

/** What the whole of `.ci/run` may take on two cores, installing included (Decision 253). */
const BOUND_MINUTES = 75

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(args: string[], log?: number) => Promise<number>} run `log` is an open file for what it prints
 * @property {boolean} [isBeside] it runs beside those that follow it
 */

/**
 * Everything that must hold before a change is shared, cheapest first; continuous integration runs this.
 *
 * @type {Step[]}
 */
const steps = [
  { name: 'generated', run: checkGenerated },
  { name: 'format', run: () => format() },
  { name: 'lint', run: () => lint() },
  { name: 'types', run: () => checkTypes() },
  { name: 'unused', run: checkUnused },
  { name: 'tests', run: (args) => runTests(args) },
  { name: 'build', run: build },
  { name: 'journeys', run: (args) => runJourneys(args) },
]

const apiStep = { name: 'api tests', run: runSecondPostgres }

/**
 * Runs the steps up to the first that fails and ends with the line `N passed, N failed`. Where nobody watches, all of
 * them: who reads the result later wants to know of every failure.
 *
 * @param {string[]} args `--only <step>` runs that step alone; what follows goes to the step's tool. `--changed [ref]`
 *   runs what the change since `main`, or since that commit, can break.
 */
export async function check(args) {
  const { chosen, rest } = choose(args)
  forgetReports()
  // What is checked here must not depend on what lies elsewhere.
  process.env.BIBLE_SOURCE ??= 'off'
  let code = 0
  const beside = []
  for (const step of chosen) {
    if (step.isBeside) beside.push(startBeside(step))
    else code = (await runStep(step, rest)) || code
    if (code !== 0 && !process.env.CI) break
  }
  for (const step of beside) code = (await runStep(step, rest)) || code
  printTotals()
  return code
}

/** The tests that speak to PostgreSQL, beside the result of an earlier `check`; `TEST_POSTGRES_BIN` says to which. */
export async function checkApi() {
  return runStep(apiStep, [])
}

/**
 * Prints how long each step took and the sums over every report since the last `check` began.
 *
 * @param {string[]} [args] the seconds of a run of which the steps were a part
 */
export function printTotals([whole] = []) {
  printSeconds(whole)
  const { passed, failed, notes, tests } = totals()
  for (const line of [...tests, ...notes]) process.stdout.write(`${line}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

/** @param {string} [whole] */
function printSeconds(whole) {
  const steps = secondsOfSteps()
  if (steps.length > 1) for (const { name, seconds } of steps) printLine(name, seconds)
  if (steps.length > 1)
    printLine(
      'all steps',
      steps.map(({ seconds }) => seconds).reduce((a, b) => a + b, 0),
    )
  if (whole === undefined) return
  printLine('whole run', Number(whole))
  const over = Number(whole) > BOUND_MINUTES * 60
  process.stdout.write(`bound: ${BOUND_MINUTES} minutes on two cores${over ? ', EXCEEDED' : ''}\n`)
}

/**
 * @param {string} name
 * @param {number} seconds
 */
function printLine(name, seconds) {
  process.stdout.write(`${name.padEnd(12)} ${seconds.toFixed(0).padStart(6)} s\n`)
}

/** @param {string[]} args */
function choose(args) {
  const [option, name, ...rest] = args
  if (option === undefined) return { chosen: steps, rest: [] }
  if (option === '--changed' && rest.length === 0) return { chosen: stepsFor(whatChanged(name)), rest: [] }
  const chosen = steps.filter((step) => step.name === name)
  if (option === '--only' && chosen.length === 1) return { chosen, rest }
  const names = steps.map((step) => step.name).join(', ')
  throw new Error(
    `check takes --only <step> or --changed [commit], not "${args.join(' ')}". Steps: ${names}.`,
  )
}

/**
 * The steps for a change, each over what it can break. Journeys wait for their browsers most of the time: what computes
 * runs meanwhile, but not what they are built of (Decision 277).
 *
 * @param {ReturnType<typeof whatChanged>} change
 */
function stepsFor({ files, generates, workspaces, tests, asked, journeys, screens }) {
  const visited = journeys.length > 0
  /** @param {string[]} _args @param {number} [log] */
  const runChosen = (_args, log) => runJourneys(journeys, { screens, log })
  /** @type {[boolean, Step][]} */
  const all = [
    [generates, { name: 'generated', run: checkGenerated }],
    [files.length > 0, { name: 'format', run: () => format(files) }],
    [files.length > 0, { name: 'lint', run: () => lint(files) }],
    [workspaces.length > 0, { name: 'types', run: () => checkTypes(workspaces) }],
    [visited, { name: 'build', run: buildIfChanged }],
    [visited, { name: 'journeys', run: runChosen, isBeside: true }],
    [files.length > 0, { name: 'unused', run: checkUnused }],
    [tests.length > 0, { name: 'tests', run: () => runTests(tests, { asked }) }],
  ]
  return all.filter(([needed]) => needed).map(([, step]) => step)
}

/**
 * Starts a step now; the step that it answers waits for its end, and shows what it printed.
 *
 * @param {Step} step
 * @returns {Step}
 */
function startBeside({ name, run }) {
  const file = logFile(name)
  process.stdout.write(`\n── ${name} begin, beside what follows\n`)
  const ended = run([], openSync(file, 'w'))
  return {
    name,
    run: async () => {
      const code = await ended
      process.stdout.write(readFileSync(file))
      return code
    },
  }
}

/**
 * @param {Step} step
 * @param {string[]} args
 */
async function runStep({ name, run }, args) {
  const started = Date.now()
  const failedBefore = totals().failed
  process.stdout.write(`\n── ${name}\n`)
  const code = await run(args)
  const seconds = (Date.now() - started) / 1000
  reportSeconds(name, seconds)
  const how = code === 0 ? 'ok' : `failed with code ${code}`
  process.stdout.write(`── ${name}: ${how} (${seconds.toFixed(1)} s)\n`)
  // A step that fails without a failing test (a type error, a crashed runner) still counts as one failure.
  if (code !== 0 && totals().failed === failedBefore) reportFailure(name)
  return code
}
