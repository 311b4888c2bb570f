import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type AnySchema = z.ZodMiniType

/**
 * One call of the API, declared once. The API's routes, the portal's client, the tests and the OpenAPI document all
 * derive from it.
 */
export interface Call<
  Params extends AnySchema = AnySchema,
  Query extends AnySchema = AnySchema,
  Body extends AnySchema = AnySchema,
  Response extends AnySchema = AnySchema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v1`, with `:name` for each path parameter; answered with and without its trailing slash. */
  path: `/${string}`
  summary: string
  /** `ours` marks a call that the specification does not name. */
  source: `Spec §${number}` | 'ours'
  /** `user` needs a bearer token of this church; `optional` uses one when it is there. */
  auth: 'public' | 'optional' | 'user'
  /** The call spends one answer of the captcha, sent in the header `x-captcha`. */
  captcha?: boolean
  /**
   * Takes the header `Idempotency-Key`, 8 to 100 characters: the same key with the same body answers what it answered
   * first, for 72 hours. Another body is IDEMPOTENCY_MISMATCH, a request still at work IDEMPOTENCY_BUSY.
   */
  idempotent?: boolean
  params: Params
  query: Query
  body: Body
  /** Status of the answer when all went well. */
  status: 200 | 201 | 202
  response: Response
  /** Codes this call answers beyond those that any call may (see `commonErrors`). */
  errors: readonly ErrorCode[]
}

export function defineCall<
  Params extends AnySchema,
  Query extends AnySchema,
  Body extends AnySchema,
  Response extends AnySchema,
>(call: Call<Params, Query, Body, Response>): Call<Params, Query, Body, Response> {
  return call
}

/** What a handler receives: parsed and validated. */
export type CallInput<C extends Call> = {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
}

/** What a caller gives; parts that accept an empty object may be left out. */
export type CallRequest<C extends Call> = Part<'params', z.input<C['params']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', z.input<C['body']>>

export type CallResult<C extends Call> = z.output<C['response']>

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }
