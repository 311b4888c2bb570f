import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { listDisk } from './list-disk.ts'
import type { Storage } from './storage.ts'

interface S3Options {
  bucket: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  endpoint: string | undefined
  region: string
}

/** Files at any S3. The bucket stays private: everything in it is served by us. */
export function openS3Storage({ bucket, credentials, endpoint, region }: S3Options): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Not every S3 has a host name for each bucket, or knows the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    put: (key, bytes, tipo) => disk.put(key, bytes, { contentType: tipo, contentLength: bytes.length }),
    async putFile(key, path, tipo) {
      const { size: contentLength } = await stat(path)
      await disk.putStream(key, createReadStream(path), { contentType: tipo, contentLength })
    },
    async read(key, part) {
      const range = part && { Range: `bytes=${part.from}-${part.to}` }
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...range }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listDisk(disk, folder),
    close: () => client.destroy(),
  }
}
