import { liveChatStaffCalls, liveEngineStaffCalls, liveStaffCalls } from '@atrio/contract'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'

/** The addresses of what is on air, and of the rooms in which people talk meanwhile. */
export const liveRoutes: RouteObject[] = [
  {
    path: 'ao-vivo',
    loader: ofChurch((slug) => api(liveStaffCalls.listTransmissoesEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./live-page.tsx')).LivePage }),
  },
  {
    path: 'ao-vivo/sinal',
    loader: ofChurch((slug) => api(liveEngineStaffCalls.getSinalEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./stream-page.tsx')).StreamPage }),
  },
  {
    path: 'ao-vivo/:id',
    loader: (given: LoaderFunctionArgs) =>
      ofChurch((slug) =>
        api(liveStaffCalls.getTransmissaoEquipe, { params: { slug, id: given.params['id']! } }),
      )(given),
    lazy: async () => ({ Component: (await import('./desk-page.tsx')).DeskPage }),
  },
  {
    path: 'conversas',
    loader: ofChurch((slug) => api(liveChatStaffCalls.getModeracaoEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./moderation-page.tsx')).ModerationPage }),
  },
]
