import * as z from 'zod/mini'

/**
 * Every code an error body can carry, with its HTTP status. The portal shows a title, a detail and an action for each
 * (its catalogue is checked against this table).
 */
export const errorRegistry = {
  /** A field is missing, of the wrong type, unknown, or breaks a rule; `campos` names each one. */
  VALIDATION: { status: 400 },
  /** The body is not JSON. */
  MALFORMED_JSON: { status: 400 },
  CAPTCHA_INVALID: { status: 400 },
  /** The activation or hand-over code is unknown, used or too old. */
  CODE_INVALID: { status: 400 },
  /** No token, or one that is invalid, expired, revoked or of another church. */
  UNAUTHENTICATED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401 },
  /** The account exists but was never confirmed; an activation e-mail was sent. */
  ACCOUNT_INACTIVE: { status: 403 },
  PASSWORD_INCORRECT: { status: 403 },
  FORBIDDEN: { status: 403 },
  /** A password that was e-mailed must be changed before anything else. */
  PASSWORD_CHANGE_REQUIRED: { status: 403 },
  /** The refresh token was sent without its cookie or from another site. */
  REFRESH_REFUSED: { status: 403 },
  /** Absent, or of another church, or not visible to the caller: the three are not told apart. */
  NOT_FOUND: { status: 404 },
  UNKNOWN_HOST: { status: 404 },
  EMAIL_NOT_FOUND: { status: 404 },
  /** The e-mail already has a platform account (Spec §4): log in or recover the password. */
  ACCOUNT_EXISTS: { status: 409 },
  CPF_IN_USE: { status: 409 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500 },
  /** The database or another part the call needs is down, or the server is full; nothing was changed. */
  UNAVAILABLE: { status: 503 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof errorRegistry

/** Codes that any call may answer. */
export const commonErrors = [
  'VALIDATION',
  'MALFORMED_JSON',
  'UNKNOWN_HOST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** The body of every answer that is not a success. `status` is false because Spec §8 tells failures by it. */
export const errorBody = z.object({
  status: z.literal(false),
  code: z.enum(Object.keys(errorRegistry) as [ErrorCode, ...ErrorCode[]]),
  /** Says which answer this was in the server's log; safe to show. */
  requestId: z.string(),
  /** One entry for each field that was refused. */
  campos: z.optional(
    z.array(
      z.object({
        /** Where the field stands: `email`, `endereco.cep`, `query.page`. */
        campo: z.string(),
        /** A rule of `@atrio/rules`, or `type`, `unknown`, `passwordCommon` (guessed first), `passwordUnchanged`. */
        regra: z.string(),
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ),
  ),
  /** Seconds until the same request may succeed. */
  retryAfter: z.optional(z.number()),
})

export type ErrorBody = z.output<typeof errorBody>
export type CampoError = NonNullable<ErrorBody['campos']>[number]
