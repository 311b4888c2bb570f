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

/**
 * Where a step prints that runs beside others.
 *
 * @param {string} name
 */
export function logFile(name) {
  return join(FOLDER, `${name}.log`)
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

/**
 * What the runners left since the reports were forgotten.
 *
 * @returns {{ name: string, report: any }[]}
 */
export function reports() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
  return names.map((name) => ({ name, report: JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) }))
}
