import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { committedFiles, generate } from './generate.mjs'
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

export const format = () => runNode([commandFile('oxfmt', 'oxfmt'), '--check', '.'])

export const lint = () => runNode([commandFile('oxlint', 'oxlint'), '--deny-warnings', '.'])

export const checkUnused = () => runNode([commandFile('knip', 'knip')])

/** The compiler over each workspace, all of them even when one fails. */
export async function checkTypes() {
  let failed = 0
  for (const project of ['scripts', ...workspaces()]) {
    const args = ['--noEmit', '--pretty', 'false', '--project', `${project}/tsconfig.json`]
    failed = (await runNode([commandFile('typescript', 'tsc'), ...args])) || failed
  }
  return failed
}

/**
 * @param {string[]} args
 * @param {string} report the name of the report to leave
 */
export function runTests(args, report = 'vitest') {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`]
  return runNode([commandFile('vitest', 'vitest'), 'run', ...json, ...args])
}

/** @param {string[]} args */
export function runJourneys(args) {
  const config = ['test', '--config', 'e2e/playwright.config.ts', ...args]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright') }
  return runNode([commandFile('@playwright/test', 'playwright'), ...config], { env })
}

/** @param {string} path */
function readIfAny(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
