import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  S3Client,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { putInParts } from './s3-parts.ts'
import { tellUnavailable } from './s3-errors.ts'
import type { Storage } from './storage.ts'

interface S3Options {
  bucket: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  endpoint: string | undefined
  region: string
  /** As many requests go on at once. */
  connections?: number
}

/** Files at any S3. The bucket stays private: everything in it is served by us. */
export function openS3Storage({
  bucket,
  credentials,
  endpoint,
  region,
  connections = 500,
}: S3Options): Storage {
  const client = new S3Client({
    region,
    credentials,
    // Not every S3 has a host name for each bucket, or knows the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Who reads slowly keeps a connection for as long (Decision 229).
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 20_000,
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
    },
  })
  tellUnavailable(client)
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  const putFile = async (key: string, path: string, tipo: string) => {
    const { size } = await stat(path)
    if (size > ONE_REQUEST) return putInParts(client, { bucket, key, path, tipo, size })
    return disk.putStream(key, createReadStream(path), { contentType: tipo, contentLength: size })
  }
  const read = async (key: string, range?: { Range: string }, abortSignal?: AbortSignal) => {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, ...range }),
        abortSignal && { abortSignal },
      )
      return Body as Readable
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }
  return {
    put: (key, bytes, tipo) => disk.put(key, bytes, { contentType: tipo, contentLength: bytes.length }),
    putFile,
    async takeFile(key, path, tipo) {
      await putFile(key, path, tipo)
      await rm(path)
    },
    async fetchFile(key, path) {
      const bytes = await read(key)
      if (bytes) await pipeline(bytes, createWriteStream(path))
      return bytes !== null
    },
    read: (key, part, signal) => read(key, part && { Range: `bytes=${part.from}-${part.to}` }, signal),
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        return ContentLength ?? null
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
    remove: (key) => disk.delete(key),
    async removeFolder(folder) {
      let few: Promise<void>[] = []
      for await (const { key } of listObjects(client, { bucket, folder })) {
        few.push(disk.delete(key))
        if (few.length < AT_ONCE) continue
        await Promise.all(few)
        few = []
      }
      await Promise.all(few)
    },
    folders: (folder) => listFolders(client, { bucket, folder }),
    list: (folder) => listObjects(client, { bucket, folder }),
    close: () => client.destroy(),
  }
}

/** In bytes; what is larger goes in parts, of which each may fail and be sent again. */
const ONE_REQUEST = 32 * 1024 ** 2
const AT_ONCE = 16

/** Page by page: there may be more than fit in one. With its slash, so that `igreja/1` is not the beginning of `igreja/10`. */
async function* pagesOf(
  client: S3Client,
  { bucket, folder, Delimiter }: { bucket: string; folder: string; Delimiter?: string },
): AsyncIterable<ListObjectsV2CommandOutput> {
  let ContinuationToken: string | undefined
  do {
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, Delimiter, ContinuationToken }),
    )
    yield page
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

async function* listObjects(
  client: S3Client,
  given: { bucket: string; folder: string },
): AsyncIterable<{ key: string; written: Date }> {
  for await (const { Contents = [] } of pagesOf(client, given))
    for (const { Key, LastModified } of Contents) yield { key: Key!, written: LastModified! }
}

async function listFolders(client: S3Client, given: { bucket: string; folder: string }): Promise<string[]> {
  const names: string[] = []
  for await (const { CommonPrefixes = [] } of pagesOf(client, { ...given, Delimiter: '/' }))
    for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(given.folder.length + 1, -1))
  return names
}
