import type * as z from 'zod/mini'
import type { ModuloCodigo } from './church-shapes.ts'
import type { ErrorCode } from './errors.ts'
import type { Finalidade } from './file-purposes.ts'
import type { TipoArquivo } from './files.ts'
import type { StaffRight } from './staff.ts'

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
  /**
   * `user` needs a bearer token of this church; `optional` uses one when it is there. A right of staff needs one of
   * somebody whose role has it (Decision 103).
   */
  auth: 'public' | 'optional' | 'user' | StaffRight
  /**
   * Where the call is answered (Decision 156): on the hosts of churches to a bearer token, unless told, or on the staff's own
   * host alone to the cookie of its session. `both` is for what knows nobody. At the other site there is no such call.
   */
  site?: 'staff' | 'both'
  /** Of the staff's site: the second factor was shown within the last ten minutes, else STEP_UP_REQUIRED. */
  stepUp?: true
  /**
   * Answered with NOT_FOUND at a church that has not enabled it. Null for a call that stays open although its slice
   * belongs to one.
   */
  modulo?: ModuloCodigo | null
  /**
   * What the caller has to be in the group of the path, `:id` (Decision 132). For who is not in it the group is not there;
   * who is in it and does not lead it is FORBIDDEN what `lider` says.
   */
  participacao?: 'membro' | 'lider'
  /**
   * The call spends an answer of the captcha, sent in the header `x-captcha`: `always`, or only where it is `asked` for.
   * CAPTCHA_REQUIRED asks, with `detalhes.esforco` for the challenge to solve (Decision 75).
   */
  captcha?: 'always' | 'asked'
  /**
   * Takes the header `Idempotency-Key`, 8 to 100 characters: the same key with the same body answers what it answered
   * first, for 72 hours. Another body is IDEMPOTENCY_MISMATCH, a request still at work IDEMPOTENCY_BUSY.
   */
  idempotent?: boolean
  /**
   * The answer is a file of this type and not JSON (Decision 107): `response` is `baixado`. Errors are JSON as ever.
   */
  download?: TipoArquivo
  /**
   * The call takes a file (Decision 107): in this field of a form whose other fields are `body`, or, without any, as the
   * body itself. What may come is said in `finalidades`, or is a `planilha`. One that is `opcional` may be left out of the form.
   */
  upload?: { campo: string; finalidade: Finalidade | 'planilha'; opcional?: true }
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
