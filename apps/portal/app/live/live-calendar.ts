import { liveCalls } from '@atrio/contract'
import ical, { ICalEventStatus } from 'ical-generator'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import type { Route } from './+types/live-calendar.ts'

/** One broadcast as a file that phones open in their calendar; asked for again it moves what is there. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { api, igreja, params: church } = churchPage(context)
  const { transmissao } = await orNotFound(
    api(liveCalls.getTransmissao, { params: { ...church, id: params.transmissaoId } }),
  )
  const { origin } = context.get(pageContext)
  const { id, titulo, inicio, fimPrevisto, flagCancelada } = transmissao
  const url = origin + paths.live({ transmissao: id })
  const file = ical({ name: igreja.nome, prodId: { company: 'Atrio', product: 'Ao vivo' } })
  file.createEvent({
    id: `transmissao-${id}@${new URL(origin).hostname}`,
    start: new Date(inicio),
    end: new Date(fimPrevisto),
    summary: titulo,
    description: `${igreja.nome}\n\n${url}`,
    url,
    status: flagCancelada ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  // The library leaves the last line open; RFC 5545 §3.1 ends each.
  return new Response(`${file.toString().trimEnd()}\r\n`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline' },
  })
}
