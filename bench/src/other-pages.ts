import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { percentile } from './figure.ts'
import { root } from './server.ts'

/** How long another church's page takes while something goes on, asked by a process that does nothing else. */
export async function otherPages(
  port: number,
  seconds: number,
): Promise<{ p50: number; p99: number; failed: number }> {
  const args = ['bench/src/page-asker.ts', String(port), 'harbor.atrio.localhost', String(seconds)]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  const { took, failed } = JSON.parse(stdout) as { took: number[]; failed: number }
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), failed }
}
