import type { Notificacao } from '@atrio/contract'
import { todayIn } from '@atrio/rules'

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
