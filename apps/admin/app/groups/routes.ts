import { groupsCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'

/** The address of a church's groups. */
export const groupRoutes: RouteObject[] = [
  {
    path: 'grupos',
    loader: ofChurch((slug) => api(groupsCalls.listCelulasEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./groups-page.tsx')).GroupsPage }),
  },
]
