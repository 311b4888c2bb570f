import { todayIn } from '@atrio/rules'
import type { Notificacao } from './notificacao-link.ts'

/** The notifications by the day on which they came, as the church's calendar counts; newest first. */
export function notificacaoDays(
  notificacoes: readonly Notificacao[],
  timeZone: string,
): { data: string; notificacoes: Notificacao[] }[] {
  const days = new Map<string, Notificacao[]>()
  const newestFirst = [...notificacoes].sort(
    (a, b) => b.dataCadastro.localeCompare(a.dataCadastro) || b.id - a.id,
  )
  for (const notificacao of newestFirst) {
    const data = todayIn(timeZone, new Date(notificacao.dataCadastro))
    days.set(data, [...(days.get(data) ?? []), notificacao])
  }
  return [...days].map(([data, list]) => ({ data, notificacoes: list }))
}

/** How many came since the person last looked. */
export function countUnread(notificacoes: readonly Notificacao[], seenAt: string | null): number {
  return notificacoes.filter(({ dataCadastro }) => isUnread(dataCadastro, seenAt)).length
}

export function isUnread(dataCadastro: string, seenAt: string | null): boolean {
  return seenAt === null || Date.parse(dataCadastro) > Date.parse(seenAt)
}

/** The moment up to which everything was seen: the newest notification's, by the server's clock. */
export function newestMoment(notificacoes: readonly Notificacao[]): string | null {
  return notificacoes.reduce<string | null>(
    (newest, { dataCadastro }) => (isUnread(dataCadastro, newest) ? dataCadastro : newest),
    null,
  )
}
