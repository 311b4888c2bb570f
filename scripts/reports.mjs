import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const FOLDER = join(root, 'test-results/reports')
const SECONDS = join(FOLDER, 'seconds.jsonl')

/**
 * Where a test runner leaves its JSON report. The part before a dot names the runner: `vitest`,
 * `vitest.second-postgres`, `playwright`.
 *
 * @param {string} name
 */
export function reportFile(name) {
  return join(FOLDER, `${name}.json`)
}

/** Reports of an earlier run must not be counted in this one. */
export function forgetReports() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
}

/**
 * Leaves a failure to count where a step failed without any test that did.
 *
 * @param {string} step
 */
export function reportFailure(step) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(reportFile(`step.${step}`), '{}')
}

/**
 * @param {string} step
 * @param {number} seconds
 */
export function reportSeconds(step, seconds) {
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(SECONDS, `${JSON.stringify({ name: step, seconds })}\n`)
}

/**
 * How long each step took since the reports were forgotten, in the order in which they ended.
 *
 * @returns {{ name: string, seconds: number }[]}
 */
export function secondsOfSteps() {
  if (!existsSync(SECONDS)) return []
  return readFileSync(SECONDS, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** The sums over all reports, and a line for each thing that is neither passed nor failed. */
export function totals() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
  const counts = names.map((name) => {
    const report = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
    if (name.startsWith('step.')) return { passed: 0, failed: 1, notes: [`${name.slice(5, -5)}: failed`] }
    return name.startsWith('playwright') ? countPlaywright(name, report) : countVitest(name, report)
  })
  return {
    passed: sum(counts.map((count) => count.passed)),
    failed: sum(counts.map((count) => count.failed)),
    notes: counts.flatMap((count) => count.notes),
  }
}

/**
 * @param {string} name
 * @param {any} report
 */
function countVitest(name, report) {
  // A file that breaks while loading has no tests to fail; it counts as one failure.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      file.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notes: note(name, report.numPendingTests + report.numTodoTests, 'skipped'),
  }
}

/**
 * @param {string} name
 * @param {any} report
 */
function countPlaywright(name, report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  // Errors outside any test: the server did not start, a file did not load.
  const outside = unexpected === 0 ? report.errors.length : 0
  return {
    passed: expected + flaky,
    failed: unexpected + outside,
    notes: [...note(name, flaky, 'passed only when repeated'), ...note(name, skipped, 'skipped')],
  }
}

/**
 * @param {string} name
 * @param {number} count
 * @param {string} what
 */
function note(name, count, what) {
  return count > 0 ? [`${name}: ${count} ${what}`] : []
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
