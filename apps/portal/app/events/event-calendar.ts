import { eventsCalls } from '@atrio/contract'
import { pageContext } from '../lib/page-context.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import type { Route } from './+types/event-calendar.ts'
import { calendar } from './calendar.ts'

/** One event as a file that phones open in their calendar. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { api, igreja, params: church } = churchPage(context)
  const { evento } = await orNotFound(
    api(eventsCalls.getEvento, { params: { ...church, id: params.eventId } }),
  )
  const { origin } = context.get(pageContext)
  return calendar([evento], { origin, nome: igreja.nome, timeZone: igreja.fusoHorario })
}
