import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './server.ts'

/** What a program of the bench prints that runs beside this one, so that neither waits for the other. */
export async function inOwnProcess<Found>(
  program: string,
  ...given: readonly (string | number)[]
): Promise<Found> {
  const args = [`bench/src/${program}.ts`, ...given.map(String)]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Found
}
