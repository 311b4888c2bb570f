import { errorRegistry, type CampoError, type ErrorBody, type ErrorCode } from '@atrio/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StorageUnavailable } from '../adapters/storage/storage.ts'
import { DatabaseUnavailable, toDatabaseError } from '../db/errors.ts'

/** The fields that an answer names: more than any form has, and no more than somebody reads. */
const MOST_FIELDS = 50

/** An answer that the contract foresees; anything else becomes 500 without a word of what it was. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly campos: CampoError[] | undefined
  readonly retryAfter: number | undefined
  readonly detalhes: ErrorBody['detalhes']
  readonly conflito: ErrorBody['conflito']

  constructor(
    code: ErrorCode,
    details: {
      campos?: CampoError[]
      retryAfter?: number
      detalhes?: Record<string, string | number>
      conflito?: ErrorBody['conflito']
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.code = code
    this.campos = details.campos?.slice(0, MOST_FIELDS)
    this.retryAfter = details.retryAfter
    const outrosCampos = (details.campos?.length ?? 0) - MOST_FIELDS
    this.detalhes = outrosCampos > 0 ? { ...details.detalhes, outrosCampos } : details.detalhes
    this.conflito = details.conflito
  }

  get httpStatus(): number {
    return errorRegistry[this.code].status
  }

  toBody(requestId: string): ErrorBody {
    return {
      status: false,
      code: this.code,
      requestId,
      ...(this.campos ? { campos: this.campos } : {}),
      ...(this.detalhes ? { detalhes: this.detalhes } : {}),
      ...(this.conflito ? { conflito: this.conflito } : {}),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    }
  }
}

/** The one place where a failure becomes an answer. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const ranges = unsatisfiableRange(error)
  if (ranges) return reply.status(416).headers(ranges).send()
  const appError = toAppError(error)
  if (appError.httpStatus >= 500) request.log.error({ err: appError.cause ?? error }, appError.code)
  if (appError.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(appError.retryAfter))
  return (
    reply
      .status(appError.httpStatus)
      // Refusals of the framework itself have passed no hook.
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(appError.toBody(request.id))
  )
}

/** A part of a file that the file does not have (RFC 9110 §15.5.17): how long it is says enough, and no body does. */
function unsatisfiableRange(error: Error): Record<string, string> | null {
  const { statusCode, headers } = error as { statusCode?: number; headers?: Record<string, string> }
  if (statusCode !== 416) return null
  return { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
}

/** What is used up or not reached, in this process or behind it; it is told in the metrics. */
type Lack = 'database' | 'files' | 'storage'

/** Whoever asks again later is answered: nothing is wrong with what they ask. */
export function lackOf(thrown: unknown): Lack | null {
  // Libraries say what failed of theirs, and what it came from in the cause of it.
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    if (error instanceof StorageUnavailable) return 'storage'
    if (OF_THE_MACHINE.has((error as NodeJS.ErrnoException).code ?? '')) return 'files'
  }
  return toDatabaseError(thrown) instanceof DatabaseUnavailable ? 'database' : null
}

/** No more files may be open, or the disk is full. */
const OF_THE_MACHINE = new Set(['EDQUOT', 'EMFILE', 'ENFILE', 'ENOSPC'])

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (lackOf(thrown)) return new AppError('UNAVAILABLE', { cause: thrown, retryAfter: 2 })
  const code = fastifyCodes[(thrown as { code?: string }).code ?? '']
  if (code) return new AppError(code)
  const status = (thrown as { statusCode?: number }).statusCode
  if (status === 429) return new AppError('TOO_MANY_REQUESTS')
  if (status === 503) return new AppError('UNAVAILABLE', { retryAfter: 2 })
  return new AppError('INTERNAL', { cause: thrown })
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_STATIC_FORBIDDEN_PATH: 'NOT_FOUND',
}
