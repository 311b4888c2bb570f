/**
 * The date, as `2026-11-22`, of the next such weekday on a church's calendar, counted in whole weeks from the
 * first one. Today does not count: its service may already be over.
 */
export function nextWeekday(diaSemana: number, week: number, now: Date, fusoHorario: string): string {
  const day = new Date(`${civilDate(now, fusoHorario)}T00:00:00Z`)
  const ahead = (diaSemana - day.getUTCDay() + 6) % 7
  day.setUTCDate(day.getUTCDate() + 1 + ahead + week * 7)
  return day.toISOString().slice(0, 10)
}

/** The date that a church has; Swedish writes dates as ISO does. */
export function civilDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}
