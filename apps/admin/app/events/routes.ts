import { eventStaffCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'
import { queryOf } from '../lib/query.ts'

/** The addresses of a church's events. */
export const eventRoutes: RouteObject[] = [
  {
    path: 'agenda/eventos',
    loader: ofChurch((slug, _igreja, { request }) =>
      api(eventStaffCalls.listEventoEquipe, {
        params: { slug },
        query: queryOf(request.url, ['busca', 'situacao', 'page']),
      }),
    ),
    lazy: async () => ({ Component: (await import('./events-page.tsx')).EventsPage }),
  },
  {
    path: 'agenda/eventos/:id',
    loader: ofChurch((slug, _igreja, { params }) =>
      api(eventStaffCalls.getEventoEquipe, { params: { slug, id: params['id']! } }),
    ),
    lazy: async () => ({ Component: (await import('./event-page.tsx')).EventPage }),
  },
  {
    path: 'agenda/eventos/:id/presenca',
    loader: ofChurch((slug, _igreja, { params, request }) =>
      api(eventStaffCalls.listPresentesEvento, {
        params: { slug, id: params['id']! },
        query: queryOf(request.url, ['busca', 'presenca', 'page']),
      }),
    ),
    lazy: async () => ({ Component: (await import('./attendees-page.tsx')).AttendeesPage }),
  },
  {
    path: 'agenda/eventos/:id/espera',
    loader: ofChurch((slug, _igreja, { params }) =>
      api(eventStaffCalls.listEsperasEvento, { params: { slug, id: params['id']! } }),
    ),
    lazy: async () => ({ Component: (await import('./waiting-page.tsx')).WaitingPage }),
  },
]
