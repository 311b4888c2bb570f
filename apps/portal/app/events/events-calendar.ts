import { eventsCalls } from '@atrio/contract'
import { pageContext } from '../lib/page-context.ts'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/events-calendar.ts'
import { calendar } from './calendar.ts'

/** The events to come, as a calendar that one subscribes to. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, igreja, params } = churchPage(context)
  const { eventos } = await api(eventsCalls.listEventos, { params, query: { limit: 100 } })
  const { origin } = context.get(pageContext)
  return calendar(eventos, { origin, nome: igreja.nome, timeZone: igreja.fusoHorario })
}
