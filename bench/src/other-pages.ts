import { percentile } from './figure.ts'
import { inOwnProcess } from './own-process.ts'

/** How long another church's page takes while something goes on, asked by a process that does nothing else. */
export async function otherPages(
  port: number,
  seconds: number,
): Promise<{ p50: number; p99: number; failed: number }> {
  const { took, failed } = await inOwnProcess<{ took: number[]; failed: number }>(
    'page-asker',
    port,
    'harbor.atrio.localhost',
    seconds,
  )
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), failed }
}
