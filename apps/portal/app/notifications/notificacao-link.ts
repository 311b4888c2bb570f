import type { Notificacao } from '@atrio/contract'
import type { NotificationPage } from '../lib/define-slice.ts'
import { notificationPages } from '../slices.ts'

/** Where a notification leads, or why it leads nowhere. */
export type NotificacaoLink =
  | { kind: 'page'; href: string }
  /** Spec §4: the person changes church first. */
  | { kind: 'otherChurch'; href: string }
  | { kind: 'none' }

/**
 * Spec §3: linkable only when it belongs to the current church and its type is CULTO, EVENTO, EBD, NOTICIA or
 * DEVOCIONAL; and only once the page of that type exists. Groups have types of their own (Decision 143).
 */
export function notificacaoLink(notificacao: Notificacao, codigo: string): NotificacaoLink {
  const href = pageOf(notificacao)
  if (!href) return { kind: 'none' }
  if (notificacao.igreja.codigo === codigo) return { kind: 'page', href }
  return { kind: 'otherChurch', href }
}

function pageOf({ tipo, idEntidadeRelacionada }: Notificacao): string | null {
  const pages: Readonly<Record<string, NotificationPage>> = notificationPages
  return Object.hasOwn(pages, tipo.codigo) ? pages[tipo.codigo]!(idEntidadeRelacionada) : null
}
