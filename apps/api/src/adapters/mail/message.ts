import type { Locale } from '@atrio/rules'

/** What a mail says; words and looks are added when it is sent. */
export type MailMessage =
  /** `url` confirms the address. */
  | { tipo: 'activation'; url: string }
  /** `validoAte` is an ISO date and time. */
  | { tipo: 'temporary-password'; senha: string; url: string; validoAte: string }
  | { tipo: 'password-changed'; url: string }
  /** A refresh token was used twice: someone may have copied it. */
  | { tipo: 'session-ended'; url: string }
  | { tipo: 'igreja-linked'; url: string }
  /** Answers a registration with an e-mail that has an account, where the page may not say so (ENUM_STRICT). */
  | { tipo: 'account-exists'; url: string }

/** One mail in the queue. */
export interface QueuedMail {
  to: string
  locale: Locale
  /** Whose name and colours it carries. */
  igrejaId: number
  message: MailMessage
}
