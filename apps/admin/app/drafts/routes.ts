import type { RouteObject } from 'react-router'
import { ofChurch } from '../lib/of-church.ts'

/** Files of other programs that become drafts. */
export const draftRoutes: RouteObject[] = [
  {
    path: 'agenda/eventos/importar',
    loader: ofChurch(async () => null),
    lazy: async () => ({ Component: (await import('./calendar-page.tsx')).CalendarPage }),
  },
  {
    path: 'conteudo/episodes/importar',
    lazy: async () => ({ Component: (await import('./podcast-page.tsx')).PodcastImportPage }),
  },
]
