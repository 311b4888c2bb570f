import { groupsCalls } from '@atrio/contract'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'

/** The addresses of a church's groups, and of what they talk about. */
export const groupRoutes: RouteObject[] = [
  {
    path: 'grupos',
    loader: ofChurch((slug) => api(groupsCalls.listCelulasEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./groups-page.tsx')).GroupsPage }),
  },
  {
    path: 'grupos/:kind',
    lazy: async () => {
      const [{ loadGroupList }, { GroupListPage }] = await Promise.all([
        import('./load.ts'),
        import('./group-list-page.tsx'),
      ])
      const loader = (given: LoaderFunctionArgs) =>
        ofChurch((_slug, igreja) => loadGroupList(igreja, given))(given)
      return { loader, Component: GroupListPage }
    },
  },
  {
    path: 'grupos/:kind/:id',
    lazy: async () => {
      const [{ loadGroupRecord }, { GroupRecordPage }] = await Promise.all([
        import('./load.ts'),
        import('./group-record-page.tsx'),
      ])
      const loader = (given: LoaderFunctionArgs) =>
        ofChurch((_slug, igreja) => loadGroupRecord(igreja, given))(given)
      return { loader, Component: GroupRecordPage }
    },
  },
]
