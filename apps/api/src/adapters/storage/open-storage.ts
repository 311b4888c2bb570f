import { openDiskStorage } from './disk-storage.ts'
import type { StorageEnv } from './storage-env.ts'
import type { Storage } from './storage.ts'

/** @param folder where files lie without S3 */
export async function openStorage(env: StorageEnv, folder: string): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return openDiskStorage(folder)
  // The client is large: an installation without S3 never loads it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage({
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
  })
}
