import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { committedFiles, generate } from './generate.mjs'
import { importGraph, whoReaches } from './import-graph.mjs'
import { commandFile, root, workspaces } from './paths.mjs'
import { reportFile } from './reports.mjs'
import { runNode } from './run-node.mjs'

/** Generates everything anew and fails when a committed file was not what the sources produce. */
export async function checkGenerated() {
  const before = committedFiles.map(readIfAny)
  const code = await generate()
  if (code !== 0) return code
  const stale = committedFiles.filter((file, index) => readIfAny(file) !== before[index])
  for (const file of stale) process.stdout.write(`${file} was out of date; commit the new one.\n`)
  return stale.length === 0 ? 0 : 1
}

/** What the formatter and the linter read, where they are given names. */
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css|ya?ml)$/
const LINTED = /\.[cm]?[jt]sx?$/
// Among the names may be nothing but what they leave alone, as generated files.
const LENIENT = '--no-error-on-unmatched-pattern'

/** @param {string[]} [files] */
export async function format(files) {
  const some = files?.filter((file) => FORMATTED.test(file)) ?? ['.']
  return some.length === 0 ? 0 : runNode([commandFile('oxfmt', 'oxfmt'), '--check', LENIENT, ...some])
}

/** @param {string[]} [files] */
export async function lint(files) {
  const some = files?.filter((file) => LINTED.test(file)) ?? ['.']
  return some.length === 0
    ? 0
    : runNode([commandFile('oxlint', 'oxlint'), '--deny-warnings', LENIENT, ...some])
}

export const checkUnused = () => runNode([commandFile('knip', 'knip')])

/**
 * The compiler over each workspace, all of them even when one fails.
 *
 * @param {string[]} [some] these workspaces alone; then it remembers what it found, and looks again at what has changed
 */
export async function checkTypes(some) {
  let failed = 0
  for (const project of some ?? ['scripts', ...workspaces()]) {
    const args = ['--noEmit', '--pretty', 'false', '--project', `${project}/tsconfig.json`]
    if (some) args.push('--incremental', '--tsBuildInfoFile', `.cache/types/${project}.tsbuildinfo`)
    failed = (await runNode([commandFile('typescript', 'tsc'), ...args])) || failed
  }
  return failed
}

/**
 * @param {string[]} args
 * @param {{ report?: string, asked?: string[] | undefined }} [options] the name of the report to leave, and the slices
 *   whose calls are asked by the tests over all calls; every call by default
 */
export function runTests(args, { report = 'vitest', asked } = {}) {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`]
  const env = asked && { TEST_SLICES: asked.join(',') }
  return runNode([commandFile('vitest', 'vitest'), 'run', ...json, ...args], { ...(env && { env }) })
}

/**
 * The API's tests that reach a server of PostgreSQL, and so what differs between its versions (Decision 106).
 */
export function runSecondPostgres() {
  const graph = importGraph()
  const reached = whoReaches(graph, ['apps/api/src/testing/template.ts', 'apps/api/src/db/embedded.ts'])
  const tests = [...reached].filter((file) => /^apps\/api\/.*\.test\.ts$/.test(file))
  return runTests(['--project', 'api', ...tests], { report: 'vitest.second-postgres' })
}

/**
 * @param {string[]} args Playwright's, and `--all-languages`: each journey in each language (Decision 105)
 * @param {{ screens?: string | undefined, log?: number | undefined }} [options] a pattern of the addresses whose screens
 *   are visited, all by default; and where their output goes
 */
export function runJourneys(args, { screens, log } = {}) {
  const rest = args.filter((arg) => arg !== '--all-languages')
  const config = ['test', '--config', 'e2e/playwright.config.ts', ...rest]
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
    ...(rest.length < args.length && { E2E_ALL_LANGUAGES: '1' }),
    ...(screens !== undefined && { E2E_SCREENS: screens }),
  }
  return runNode([commandFile('@playwright/test', 'playwright'), ...config], { env, log })
}

/** @param {string} path */
function readIfAny(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
