import { churchCalls } from '@atrio/contract'
import { pageContext } from '../lib/page-context.ts'
import type { Route } from './+types/schedule-calendar.ts'
import { loadedBase } from './loaded-base.ts'
import { scheduleIcs } from './schedule-ics.ts'

/** The week's services, as a file that phones open in their calendar and calendars can follow. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, bootstrap, origin } = context.get(pageContext)
  const { igreja } = loadedBase(bootstrap)
  const { cultos } = await api(churchCalls.listCultos, { params: { slug: igreja.slug } })
  const of = { origin, nome: igreja.nome, timeZone: igreja.fusoHorario, now: new Date() }
  return new Response(scheduleIcs(cultos, of), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline' },
  })
}
