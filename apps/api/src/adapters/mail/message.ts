import type { Locale } from '@atrio/rules'

/** What a mail says; words and looks are added when it is sent. `url` is an address within the church's portal. */
export type MailMessage =
  /** `url` confirms the address. */
  | { tipo: 'activation'; url: string }
  /** `validoAte` is an ISO date and time. */
  | { tipo: 'temporary-password'; senha: string; url: string; validoAte: string }
  /** `digitos` log in, typed where they were asked for. */
  | { tipo: 'email-code'; digitos: string; url: string }
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
      /** Of tickets: when (ISO), where (null for online), each ticket, and the address of the calendar's file. */
      evento: { quando: string; onde: string | null; ingressos: string[]; agenda: string | null } | null
      /** Of a recurring gift: ISO days on which it is charged next. */
      proximas: string[]
      /** Until when (ISO) and by which link the money can be asked back. */
      estorno: { ate: string; url: string } | null
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

  /** A turn on the waiting list of a ticket (Decision 82). */
  | {
      tipo: EsperaMail
      url: string
      /** The event. */
      item: string
      /** How many of which ticket: `2 × Inteira`. */
      lugares: string
      pessoa: string
      /** How many turns come before it, and one. */
      posicao: number | null
      /** ISO date and time until which the offer stands. */
      prazo: string | null
    }

export type EsperaMail =
  /** To who has no account: the turn begins when the link is followed. */
  'espera-confirmar' | 'espera-entrou' | 'espera-oferta' | 'espera-perdida'

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
