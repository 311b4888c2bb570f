import type { S3Client } from '@aws-sdk/client-s3'
import { StorageUnavailable } from './storage.ts'

/** Whatever a client asks for, and after it was tried again: what of S3 is used up is told by one name (Decision 261). */
export function tellUnavailable(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (given) => {
      try {
        return await next(given)
      } catch (error) {
        throw isUnavailable(error) ? new StorageUnavailable(error) : error
      }
    },
    { step: 'initialize', priority: 'high', name: 'tellUnavailable' },
  )
}

interface S3Error {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}

function isUnavailable(error: unknown): boolean {
  const { name = '', code = '', $metadata } = error as S3Error
  const status = $metadata?.httpStatusCode ?? 0
  return status === 429 || status >= 500 || NAMES.has(name) || CODES.has(code)
}

/** A turn that did not come is a time-out as well. */
const NAMES = new Set([
  'RequestTimeout',
  'RequestTimeoutException',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
])
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
