import { eventStaffCalls, type IgrejaEquipe, type Valores } from '@atrio/contract'
import { CALENDAR_BYTES, readCalendar, type CalendarEvent, type CalendarRefusal } from '@atrio/rules'
import { useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { churchZone, formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { DraftImport, type DraftSource } from './draft-import.tsx'
import { readKnown } from './known.ts'
import { toHtml } from './to-html.ts'

const refusals: Record<CalendarRefusal, () => string> = {
  kind: m.calendar_refused_kind,
  empty: m.calendar_refused_empty,
  long: m.calendar_refused_long,
}
const notes: Record<CalendarEvent['notas'][number], () => string> = {
  repete: m.calendar_note_repeats,
  zona: m.calendar_note_zone,
  cancelado: m.calendar_note_cancelled,
}

/** Events out of a calendar of another program. */
export function CalendarPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.calendar_import(), igreja.nome)
  return <DraftImport source={calendarSource(igreja)} />
}

function calendarSource({ slug, codigo }: IgrejaEquipe): DraftSource<CalendarEvent> {
  const params = { slug }
  return {
    title: m.calendar_import(),
    lead: m.calendar_lead(),
    choose: m.calendar_choose(),
    accept: '.ics,text/calendar',
    place: `${slug}.eventos`,
    back: { to: `/${codigo}/agenda/eventos`, label: m.events() },
    async read(file) {
      if (file.size > CALENDAR_BYTES) return { refused: refusals.long() }
      const read = readCalendar(await file.text(), { timeZone: churchZone() })
      if ('refused' in read) return { refused: refusals[read.refused]() }
      const isKnown = await readKnown(
        (query) => api(eventStaffCalls.listEventoEquipe, { params, query }),
        ({ nome, dataInicio }) => keyOf(String(nome), String(dataInicio)),
      )
      return {
        found: read.eventos.map((evento) => ({
          value: evento,
          title: evento.nome,
          detail: [formatMoment(evento.dataInicio), evento.local].filter(Boolean).join(' · '),
          notes: evento.notas.map((note) => notes[note]()),
          isThere: isKnown(keyOf(evento.nome, evento.dataInicio)),
          // What was called off is no event to prepare.
          isLeftOut: evento.notas.includes('cancelado'),
        })),
      }
    },
    list: (query) => api(eventStaffCalls.listEventoEquipe, { params, query }),
    create: async (evento) =>
      (await api(eventStaffCalls.createEventoEquipe, { params, body: { valores: draftOf(evento) } })).id,
    discard: (id) => api(eventStaffCalls.discardEventoEquipe, { params: { slug, id } }),
  }
}

const keyOf = (nome: string, dataInicio: string) =>
  `${nome.trim().toLowerCase()} ${new Date(dataInicio).getTime()}`

function draftOf({ nome, dataInicio, dataFim, local, descricao }: CalendarEvent): Valores {
  return { nome, dataInicio, dataFim, local, descricao: descricao && toHtml(descricao) }
}
