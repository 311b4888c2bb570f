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
  /** What became of an order or gift. */
  | {
      tipo: PedidoMail
      url: string
      /** What it was for: an event, or reasons to give. */
      item: string
      /** Cents of `moeda`. Of a refund in part, what of it went back. */
      total: number
      moeda: string
      codigo: string
      /** ISO date and time until which it can be paid. */
      prazo: string | null
    }

export type PedidoMail =
  | 'pedido-aguardando'
  | 'pedido-aprovado'
  | 'pedido-cancelado'
  | 'pedido-devolvido-parte'
  | 'pedido-expirando'
  | 'pedido-recusado'
  | 'pedido-reembolsado'

/** One mail in the queue. */
export interface QueuedMail {
  to: string
  locale: Locale
  /** Whose name and colours it carries. */
  igrejaId: number
  message: MailMessage
}
