import type { CelulaListada } from '@atrio/contract'
import { capitalized, formatClock, formatList, weekdayNames, type Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/** `Terça-feira, 19:30`, or that the group agrees on it each time. */
export function whenText(
  { diaSemana, hora }: Pick<CelulaListada, 'diaSemana' | 'hora'>,
  locale: Locale,
): string {
  if (diaSemana === null || hora === null) return m.groups_when_varies()
  const dia = capitalized(weekdayNames(locale)[diaSemana]!, locale)
  return m.groups_when({ dia, hora: formatClock(hora, locale) })
}

export const frequencyText = {
  semanal: m.groups_weekly,
  quinzenal: m.groups_fortnightly,
  mensal: m.groups_monthly,
} satisfies Record<CelulaListada['frequencia'], () => string>

/** As one says of a group; a filter says `Todo mundo`. */
export const forText = {
  todos: m.groups_for_todos,
  homens: m.groups_for_homens,
  mulheres: m.groups_for_mulheres,
  casais: m.groups_for_casais,
  familias: m.groups_for_familias,
  jovens: m.groups_for_jovens,
  adolescentes: m.groups_for_adolescentes,
  idosos: m.groups_for_idosos,
} satisfies Record<CelulaListada['publico'], () => string>

/** Whether somebody can come, in one word or two. */
export function roomTag({ situacao, vagas }: CelulaListada): { text: string; tone: 'ok' | 'warn' | 'plain' } {
  if (situacao === 'lotada') return { text: m.groups_full(), tone: 'warn' }
  if (situacao === 'fechada') return { text: m.groups_closed(), tone: 'plain' }
  return { text: vagas === null ? m.groups_open() : m.groups_places({ count: vagas }), tone: 'ok' }
}

/** `Com Rosa e Tiago`. */
export function leadersText(lideres: readonly string[], locale: Locale): string {
  return m.groups_led_by({ nomes: formatList(lideres, locale) })
}
