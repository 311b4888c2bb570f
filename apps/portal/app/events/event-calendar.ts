import { eventsCalls } from '@atrio/contract'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import type { Route } from './+types/event-calendar.ts'
import { calendar } from './calendar.ts'

/** One event as a file that phones open in their calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { api, igreja, params: church } = churchPage(context)
  const { evento } = await orNotFound(
    api(eventsCalls.getEvento, { params: { ...church, id: params.eventId } }),
  )
  const { origin } = new URL(request.url)
  return calendar([evento], { origin, nome: igreja.nome, timeZone: igreja.fusoHorario })
}
