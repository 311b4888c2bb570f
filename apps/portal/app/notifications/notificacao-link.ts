import type { Notificacao } from '@atrio/contract'
import { paths } from '../lib/paths.ts'

/** Where a notification leads, or why it leads nowhere. */
export type NotificacaoLink =
  | { kind: 'page'; href: string }
  /** Spec §4: the person changes church first. */
  | { kind: 'otherChurch'; href: string }
  | { kind: 'none' }

/**
 * Spec §3: linkable only when it belongs to the current church and its type is CULTO, EVENTO, EBD, NOTICIA or
 * DEVOCIONAL; and only once the page of that type exists.
 */
export function notificacaoLink(notificacao: Notificacao, codigo: string): NotificacaoLink {
  const href = pageOf(notificacao)
  if (!href) return { kind: 'none' }
  if (notificacao.igreja.codigo === codigo) return { kind: 'page', href }
  return { kind: 'otherChurch', href }
}

function pageOf({ tipo, idEntidadeRelacionada }: Notificacao): string | null {
  return Object.hasOwn(pages, tipo.codigo) ? (pages[tipo.codigo]?.(idEntidadeRelacionada) ?? null) : null
}

/** The slice of a linkable type adds its page here. */
const pages: Record<string, (idEntidadeRelacionada: number | null) => string | null> = {
  CULTO: () => paths.homeSchedule(),
  NOTICIA: (id) => (id === null ? paths.news() : paths.newsItem({ newsId: id })),
  DEVOCIONAL: (id) => (id === null ? paths.devotionals() : paths.devotional({ devotionalId: id })),
  EVENTO: (id) => (id === null ? paths.events() : paths.event({ eventId: id })),
  // A notification knows a series by its id; that address leads on to the one with its slug.
  EBD: (id) => (id === null ? paths.ebds() : paths.ebd({ ebdSlug: String(id) })),
}
