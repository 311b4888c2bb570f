import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'
import { reports } from './reports.mjs'

const REPEATED = 'passed only when repeated'
const LINES_OF_A_REASON = 8

/**
 * The sums over all reports, a line for each thing that is neither passed nor failed, and what is to be known of each
 * failed and each repeated test.
 */
export function totals() {
  const counts = reports().map(({ name, report }) => {
    if (name.startsWith('step.'))
      return { passed: 0, failed: 1, notes: [], tests: [`${name.slice(5, -5)}: failed`] }
    return name.startsWith('playwright') ? countPlaywright(name, report) : countVitest(name, report)
  })
  return {
    passed: sum(counts.map((count) => count.passed)),
    failed: sum(counts.map((count) => count.failed)),
    notes: counts.flatMap((count) => count.notes),
    tests: counts.flatMap((count) => count.tests),
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
  const tests = report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({ ...test, file: relative(root, file.name) })),
  )
  const failed = tests.filter((/** @type {any} */ test) => test.status === 'failed')
  // What failed at first keeps its reasons.
  const repeated = tests.filter(
    (/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notes: [
      ...note(name, repeated.length, REPEATED),
      ...note(name, report.numPendingTests + report.numTodoTests, 'skipped'),
    ],
    tests: [
      ...broken.map((/** @type {any} */ file) => `FAILED ${say(relative(root, file.name), [file.message])}`),
      ...failed.map((/** @type {any} */ test) => `FAILED ${sayTest(test)}`),
      ...repeated.map((/** @type {any} */ test) => `REPEATED ${sayTest(test)}`),
    ],
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
    notes: [...note(name, flaky, REPEATED), ...note(name, skipped, 'skipped')],
    tests: [
      ...report.errors.map((/** @type {any} */ error) => `FAILED ${say('journeys', [error.message])}`),
      ...report.suites.flatMap(saidByJourneys),
    ],
  }
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function saidByJourneys(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const reasons = test.results.map((/** @type {any} */ result) => result.error?.message ?? '')
        const how = test.status === 'flaky' ? 'REPEATED' : 'FAILED'
        return `${how} ${say(`e2e/src/${spec.file}:${spec.line} › ${spec.title}`, reasons)}`
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(saidByJourneys)]
}

/** @param {any} test of Vitest's report */
function sayTest(test) {
  return say(`${test.file} › ${test.fullName}`, test.failureMessages)
}

/**
 * A test and the first lines of why it failed: whoever has the end of the output alone knows what to look for.
 *
 * @param {string} name
 * @param {string[]} reasons
 */
function say(name, reasons) {
  const first = stripVTControlCharacters(reasons.find(Boolean) ?? '')
  const lines = first.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return [name, ...lines.slice(0, LINES_OF_A_REASON).map((line) => `    ${line.slice(0, 240)}`)].join('\n')
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
