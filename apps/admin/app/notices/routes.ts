import { staffNoticeCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'
import { queryOf } from '../lib/query.ts'

/** The addresses of what a church writes to many. */
export const noticeRoutes: RouteObject[] = [
  {
    path: 'comunicados',
    loader: ofChurch((slug, _igreja, { request }) =>
      api(staffNoticeCalls.listComunicados, { params: { slug }, query: queryOf(request.url, ['page']) }),
    ),
    lazy: async () => ({ Component: (await import('./notices-page.tsx')).NoticesPage }),
  },
  {
    path: 'comunicados/novo',
    loader: ofChurch((slug) => api(staffNoticeCalls.listPublicosComunicado, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./notice-page.tsx')).NoticePage }),
  },
]
