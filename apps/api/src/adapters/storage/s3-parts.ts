import { open } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3'

/** In bytes: ten thousand of them are more than any file of ours. */
const PART = 16 * 1024 ** 2
const AT_ONCE = 4

/** Stores a file that is larger than one request may be; nothing of it is there before the last part is. */
export async function putInParts(
  client: S3Client,
  given: { bucket: string; key: string; path: string; tipo: string; size: number },
): Promise<void> {
  const { bucket: Bucket, key: Key, path, tipo, size } = given
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: tipo }))
  const file = await open(path)
  try {
    const parts: CompletedPart[] = []
    let next = 0
    const sendSome = async () => {
      for (let index = next++; index * PART < size; index = next++) {
        const Body = Buffer.alloc(Math.min(PART, size - index * PART))
        await readFully(file, Body, index * PART)
        const part = { Bucket, Key, UploadId, PartNumber: index + 1, Body }
        const { ETag } = await client.send(new UploadPartCommand(part))
        parts[index] = { ETag, PartNumber: index + 1 }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
    await client.send(
      new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: parts } }),
    )
  } catch (error) {
    // What was sent of it would lie there, unseen and paid for.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {})
    throw error
  } finally {
    await file.close()
  }
}

async function readFully(
  file: Awaited<ReturnType<typeof open>>,
  into: Buffer,
  position: number,
): Promise<void> {
  let got = 0
  while (got < into.length) {
    const { bytesRead } = await file.read(into, got, into.length - got, position + got)
    if (bytesRead === 0) throw new Error('a file became shorter while it was stored')
    got += bytesRead
  }
}
