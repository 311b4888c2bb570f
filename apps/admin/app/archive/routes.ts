import { staffCopyCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'

/** Everything of a church as one file, out and in. */
export const archiveRoutes: RouteObject[] = [
  {
    path: 'ajustes/copia',
    loader: ofChurch((slug) => api(staffCopyCalls.getCopiaEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./archive-page.tsx')).ArchivePage }),
  },
]
