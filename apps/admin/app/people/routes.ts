import { accountStaffCalls, importCalls, mergeCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'
import { queryOf } from '../lib/query.ts'

const listed = (names: readonly string[]) =>
  ofChurch((slug, _igreja, { request }) =>
    api(accountStaffCalls.listUsuariosEquipe, { params: { slug }, query: queryOf(request.url, names) }),
  )

/** The addresses of a church's people. */
export const peopleRoutes: RouteObject[] = [
  {
    path: 'pessoas',
    loader: listed(['busca', 'situacao', 'congregacao', 'page']),
    lazy: async () => ({ Component: (await import('./people-page.tsx')).PeoplePage }),
  },
  {
    path: 'pessoas/nova',
    loader: listed([]),
    lazy: async () => ({ Component: (await import('./invite-page.tsx')).InvitePage }),
  },
  {
    path: 'pessoas/importar',
    loader: ofChurch((slug) => api(importCalls.listImportacoes, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./import-files-page.tsx')).ImportFilesPage }),
  },
  {
    path: 'pessoas/importar/:id',
    loader: ofChurch((slug, _igreja, { params, request }) =>
      api(importCalls.getImportacao, {
        params: { slug, id: params['id']! },
        query: queryOf(request.url, ['situacao', 'page']),
      }),
    ),
    lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }),
  },
  {
    path: 'pessoas/duplicados',
    loader: ofChurch((slug) => api(mergeCalls.listUnioesEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./duplicates-page.tsx')).DuplicatesPage }),
  },
  {
    path: 'pessoas/duplicados/:fica/:sai',
    loader: ofChurch((slug, _igreja, { params }) =>
      api(mergeCalls.compararUsuarios, {
        params: { slug, fica: params['fica']!, sai: params['sai']! },
      }),
    ),
    lazy: async () => ({ Component: (await import('./merge-page.tsx')).MergePage }),
  },
  {
    path: 'pessoas/:id',
    loader: ofChurch((slug, _igreja, { params }) =>
      api(accountStaffCalls.getUsuarioEquipe, { params: { slug, id: params['id']! } }),
    ),
    lazy: async () => ({ Component: (await import('./person-page.tsx')).PersonPage }),
  },
]
