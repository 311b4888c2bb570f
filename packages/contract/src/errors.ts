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
  /** Asked too often to go on without work: the same again with an answer to a challenge of `detalhes.esforco`. */
  CAPTCHA_REQUIRED: { status: 428 },
  /** The activation or hand-over code is unknown, used or too old. */
  CODE_INVALID: { status: 400 },
  /** No token, or one that is invalid, expired, revoked or of another church. */
  UNAUTHENTICATED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401 },
  /** The mailed digits are not these, or were used, tried five times, or are older than ten minutes. */
  EMAIL_CODE_INVALID: { status: 401 },
  /** What was signed is no challenge of ours, has served, or is older than five minutes. */
  PASSKEY_EXPIRED: { status: 400 },
  /** No passkey of this host is known by this id: it was removed, or belongs elsewhere. */
  PASSKEY_UNKNOWN: { status: 401 },
  /** What the passkey signed does not prove who it is. */
  PASSKEY_REFUSED: { status: 401 },
  /** It counts fewer uses than before: there may be a second one. The person is told. */
  PASSKEY_COPIED: { status: 401 },
  /** Who asks has to show once more who they are (`confirmSessao`). */
  FRESH_LOGIN_REQUIRED: { status: 403 },
  /** At the staff's site: the second factor has to be shown once more (`confirmEquipe`). */
  STEP_UP_REQUIRED: { status: 403 },
  /** The six digits are not those of now, or have served; or it is no code of recovery, or a used one. */
  SECOND_FACTOR_INVALID: { status: 401 },
  /** What they are at the church wants a second factor, and they have none, or logged in without it. */
  SECOND_FACTOR_REQUIRED: { status: 403 },
  /** What the request says of where it comes from is not this site. */
  ORIGIN_REFUSED: { status: 403 },
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
  /** The account has as many of these as it can hold: `detalhes.maximo`. */
  ACCOUNT_LIMIT: { status: 409 },
  /** Nobody else administers the church: first somebody has to. */
  LAST_ADMIN: { status: 409 },
  /** Two people who cannot be made one, or two again: `detalhes.motivo` is `equipe`, `exclusao`, `cobranca` or `mudou`. */
  MERGE_REFUSED: { status: 409 },
  /** Nothing else shows the second factor: first something has to. */
  LAST_FACTOR: { status: 409 },
  /** Somebody of the staff: what they are there has to be taken from them first. */
  STAFF_ACCOUNT: { status: 409 },
  /** A change of that record waits for its time already: first it is called off (Decision 283). */
  CHANGE_WAITS: { status: 409 },
  /** A notice that somebody may have been told already. */
  NOTICE_SENT: { status: 409 },
  /** The note was changed elsewhere since the version that this change was made from; nothing was written. */
  NOTE_CONFLICT: { status: 409 },
  /** Staff changed the record since the version that this change was made from; nothing was written. See `conflito`. */
  VERSION_CONFLICT: { status: 409 },
  /** The person has as many notes as a list can hold (Spec §9). */
  NOTE_LIMIT: { status: 409 },
  /**
   * Event ended, removed or closed for registration (Spec §8, like the other EVT_REG codes). One whose registration is
   * still to open says when in `detalhes.abreEm`.
   */
  EVT_REG_002: { status: 409 },
  /** A ticket was removed. `detalhes.ingresso` names it, here and below. */
  EVT_REG_019: { status: 409 },
  /** A ticket is outside its time. */
  EVT_REG_020: { status: 409 },
  /** A ticket is sold out, while others are left. */
  EVT_REG_024: { status: 409 },
  /** Rules of a ticket changed, or are not kept: quantity by order, limit by person, not with others. */
  EVT_REG_023: { status: 409 },
  /** No ticket of the event is left. */
  EVT_REG_001: { status: 409 },
  /** Fewer are left than asked for; `detalhes.disponivel` says how many. */
  EVT_REG_021: { status: 409 },
  /** Personal data that the event needs are missing; `campos` names them. */
  EVT_REG_026: { status: 409 },
  /** The buyer's form changed, or a required answer is missing; `campos` names it. */
  EVT_REG_003: { status: 409 },
  /** The same of a ticket's form. */
  EVT_REG_004: { status: 409 },
  /** The payment method is not available. */
  EVT_REG_010: { status: 409 },
  EVT_REG_012: { status: 409 },
  /** No boleto: too close to the event, or the payer's address is not in Brazil. */
  EVT_REG_013: { status: 409 },
  EVT_REG_015: { status: 409 },
  EVT_REG_017: { status: 409 },
  EVT_REG_016: { status: 409 },
  /** The total is another than the one shown; `detalhes` has `valor`, `taxas`, `juros`, `total`. Nothing was reserved. */
  EVT_REG_014: { status: 409 },
  /** The provider refuses the payment for good. What is not known yet is never answered so. */
  FALLBACK: { status: 409 },
  /** The hold was renewed ten times already. */
  HOLD_NOT_RENEWABLE: { status: 409 },
  /** The order is paid, over, or at the provider right now. */
  ORDER_NOT_CANCELABLE: { status: 409 },
  /** Not paid, begun already, or too long ago: the church decides on its own (Decision 43). */
  ORDER_NOT_REFUNDABLE: { status: 409 },
  /** Not paid, used at the door, or the event has begun (Decision 68). */
  TICKET_NOT_TRANSFERABLE: { status: 409 },
  /** The church, or its provider, does not take this method now. */
  PAYMENT_METHOD_UNAVAILABLE: { status: 409 },
  /** Pix and boleto are for addresses in Brazil (Spec §5). */
  BRAZIL_ONLY: { status: 409 },
  /** PicPay takes R$ 4.999,99 at once (Spec §5). */
  PICPAY_MAXIMUM: { status: 409 },
  /** Below or above what the church takes; `detalhes` has `minimo` and `maximo`. */
  AMOUNT_OUT_OF_RANGE: { status: 409 },
  /** Several reasons, a reason that the church does not allow it for, no session, or nothing to charge again. */
  RECURRENCE_NOT_ALLOWED: { status: 409 },
  /** The recurring gift was ended. */
  RECURRENCE_ENDED: { status: 409 },
  /** An order of the subscription waits for its money: `detalhes.pedido`. */
  SUBSCRIPTION_PENDING: { status: 409 },
  /** The person has this plan already, and its next period is not due. */
  SUBSCRIPTION_ACTIVE: { status: 409 },
  /** The subscription is over, or what is asked does not fit its state. */
  SUBSCRIPTION_ENDED: { status: 409 },
  /** What is left of the plan before is worth more than the new one: it can begin when that ends. */
  PLAN_CHANGE_AT_END: { status: 409 },
  /** The church offers no trial, or the person has had a plan here. */
  TRIAL_NOT_OFFERED: { status: 409 },
  /** The card's details are not right, or its bank refuses to keep it. */
  CARD_REFUSED: { status: 409 },
  /** Numbers of cards go to the tokenisation service alone. Nothing of the body was kept; `campos` names where it stood. */
  CARD_DATA_NOT_ACCEPTED: { status: 400 },
  /** The group takes no requests now. */
  GROUP_CLOSED: { status: 409 },
  /** The group has as many people as it has room for. */
  GROUP_FULL: { status: 409 },
  /** The person is in the group already. */
  GROUP_MEMBER: { status: 409 },
  /** The person has asked, and waits for the answer. */
  GROUP_REQUEST_EXISTS: { status: 409 },
  /** The request was answered otherwise, or called off. */
  GROUP_REQUEST_ANSWERED: { status: 409 },
  /** Another leader has written of that meeting since: `detalhes.reuniao` and its `detalhes.versao`. */
  GROUP_MEETING_CHANGED: { status: 409 },
  /** Too late to delete what was written to a group. */
  GROUP_MESSAGE_SENT: { status: 409 },
  /** Nobody else leads the group: first somebody has to. */
  GROUP_LAST_LEADER: { status: 409 },
  /** The room's ticket is not of this room, forged or too old: a new one is asked for. */
  CHAT_TICKET: { status: 401 },
  /** A name that is too short or too long, says nothing, or could be taken for a host's or the church's; or none at all. */
  CHAT_NAME: { status: 409 },
  /** The room is not open yet or no more, or hosts alone write in it now. */
  CHAT_CLOSED: { status: 409 },
  /** Guests send no links. */
  CHAT_LINK: { status: 409 },
  /** A word that the church does not take. */
  CHAT_WORD: { status: 409 },
  /** The same was written a moment ago. */
  CHAT_DUPLICATE: { status: 409 },
  /** Faster than anybody writes. `retryAfter` says how long to wait, as with the next. */
  CHAT_RATE: { status: 429 },
  /** The room is in slow mode. */
  CHAT_SLOW: { status: 429 },
  /** The film is in plans, and the person has none of them: `detalhes.plano` names one, where the church has any. */
  PLAN_REQUIRED: { status: 403 },
  /** The film is not there yet, or is being prepared. */
  FILM_NOT_READY: { status: 409 },
  /** The same key is being answered at this moment. */
  IDEMPOTENCY_BUSY: { status: 409 },
  /** The same key came with another body. */
  IDEMPOTENCY_MISMATCH: { status: 422 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  /** More text than one document of notes is made of. */
  NOTE_EXPORT_TOO_LARGE: { status: 413 },
  /** A document that would take more time, memory or room than one may have. */
  DOCUMENT_TOO_HEAVY: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  /** More bytes than a file of this kind may have: `detalhes.maximo` (Decision 107). */
  FILE_TOO_LARGE: { status: 413 },
  /** By its bytes it is none of the types that are taken: `detalhes.tipos`. */
  FILE_TYPE: { status: 415 },
  /** It is, or holds, something that a browser would run. */
  FILE_ACTIVE: { status: 422 },
  /** More pixels than a picture may have, `detalhes.maximo`, or too many to be read. */
  FILE_PIXELS: { status: 422 },
  /** It did not come whole, or cannot be read. */
  FILE_DAMAGED: { status: 422 },
  /** More rows or columns than are taken at once, or more than a table of that size needs: `detalhes.linhas`, `colunas`. */
  SHEET_TOO_LARGE: { status: 422 },
  /** No row below its headings. */
  SHEET_EMPTY: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500 },
  /** The mail with the activation link could not be queued (Spec §8): nothing was changed, and the same may be asked again. */
  ACTIVATION_MAIL_FAILED: { status: 503 },
  /** The database or another part the call needs is down, or the server is full; nothing was changed. */
  UNAVAILABLE: { status: 503 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof errorRegistry

/** What only the staff's site is answered. */
export const staffErrors = [
  'STEP_UP_REQUIRED',
  'SECOND_FACTOR_INVALID',
  'SECOND_FACTOR_REQUIRED',
  'ORIGIN_REFUSED',
  'STAFF_ACCOUNT',
  'NOTICE_SENT',
  'CHANGE_WAITS',
  'SHEET_EMPTY',
  'SHEET_TOO_LARGE',
  'LAST_FACTOR',
  'MERGE_REFUSED',
] as const satisfies readonly ErrorCode[]
export type StaffErrorCode = (typeof staffErrors)[number]

/** Codes that any call may answer. */
export const commonErrors = [
  'VALIDATION',
  'MALFORMED_JSON',
  'CARD_DATA_NOT_ACCEPTED',
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
  /** One entry for each field that was refused, the first fifty; `detalhes.outrosCampos` counts the others. */
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
  /** Numbers and ids that the code's own text says more with: what is left, what it costs now. */
  detalhes: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Of VERSION_CONFLICT: what is there now, who changed it last and when; the other text is the caller's own. */
  conflito: z.optional(
    z.object({
      versao: z.number(),
      alteradoPor: z.nullable(z.string()),
      alteradoEm: z.nullable(z.string()),
      valores: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Seconds until the same request may succeed. */
  retryAfter: z.optional(z.number()),
})

export type ErrorBody = z.output<typeof errorBody>
export type CampoError = NonNullable<ErrorBody['campos']>[number]
