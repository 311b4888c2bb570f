import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/**
 * A server that speaks S3, in this process, and the environment that leads to it.
 *
 * @param strict it checks signatures; of a list it does so by another path than the client signs (`/igrejas/`)
 */
export async function startS3({
  strict,
}: {
  strict: boolean
}): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'atrio-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'igrejas' }],
    allowMismatchedSignatures: !strict,
  })
  const { port } = await server.run()
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'igrejas',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
