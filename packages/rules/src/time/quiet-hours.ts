import { todayIn } from './civil-date.ts'
import { addDays, instantIn } from './zoned-time.ts'

export interface QuietHours {
  flagAtivo: boolean
  /** `22:00` */
  inicio: string
  /** Before `inicio`: of the next day. */
  fim: string
  fusoHorario: string
}

/** From 22 to 7, which is when nothing that can wait should wake anybody. */
export const QUIET_FROM = '22:00'
export const QUIET_UNTIL = '07:00'

/** When the silence ends that is on at a moment; null where none is. */
export function quietUntil(
  { flagAtivo, inicio, fim, fusoHorario }: QuietHours,
  now = new Date(),
): Date | null {
  if (!flagAtivo || inicio === fim) return null
  const today = todayIn(fusoHorario, now)
  // One that goes over midnight may have begun yesterday.
  for (const day of [addDays(today, -1), today]) {
    const until = instantIn(fusoHorario, fim < inicio ? addDays(day, 1) : day, fim)
    if (instantIn(fusoHorario, day, inicio) <= now && now < until) return until
  }
  return null
}
