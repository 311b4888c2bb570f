import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_EVENTO',
  addresses: [paths.events(), paths.eventsCalendar()],
  menu: {
    events: {
      to: paths.events(),
      group: 'church',
      typed: 'agenda ingresso inscricao ticket registration calendar entrada inscripcion',
    },
  },
  kinds: { evento: (id) => paths.event({ eventId: Number(id) }) },
  notifications: { EVENTO: (id) => (id === null ? paths.events() : paths.event({ eventId: id })) },
  sitemap: [paths.events()],
  parameters: {
    kept: ['categoria', 'lugar', 'preco', 'quando'],
    passed: ['buyingStep', 'fillTicket'],
    browser: ['ingresso', 'ingressos'],
  },
})
