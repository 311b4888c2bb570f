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
  /** A ticket was passed on (Decision 68). */
  | {
      tipo: IngressoMail
      url: string
      /** The event, and when it begins: ISO date and time. */
      item: string
      quando: string
      /** Who has the ticket now; who bought it, or null where that is no name to be shown. */
      nome: string
      de: string | null
      /** Its code, `7K4-9QX-2B0A`. */
      ingresso: string
    }

export type IngressoMail =
  /** To who has it now. */
  | 'ingresso-recebido'
  /** To who bought it and passed it on. */
  | 'ingresso-passado'
  /** To who had it until now; `ingresso` is the code that opens no door any more. */
  | 'ingresso-retirado'

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
