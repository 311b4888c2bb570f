import { subscriptionsStaffCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'
import { queryOf } from '../lib/query.ts'

/** The addresses of the plans of Play, and of who has one: a part of the church's money. */
export const subscriptionRoutes: RouteObject[] = [
  {
    path: 'dinheiro/planos',
    loader: ofChurch((slug) => api(subscriptionsStaffCalls.listPlanosEquipe, { params: { slug } })),
    lazy: async () => ({ Component: (await import('./plans-page.tsx')).PlansPage }),
  },
  {
    path: 'dinheiro/assinantes',
    loader: ofChurch(async (slug, _igreja, { request }) => {
      const params = { slug }
      const query = queryOf(request.url, ['busca', 'etapa', 'page'])
      const [lista, numeros] = await Promise.all([
        api(subscriptionsStaffCalls.listAssinantesEquipe, { params, query }),
        api(subscriptionsStaffCalls.getNumerosAssinaturas, { params }),
      ])
      return { lista, numeros }
    }),
    lazy: async () => ({ Component: (await import('./subscribers-page.tsx')).SubscribersPage }),
  },
  {
    path: 'dinheiro/assinantes/:assinatura',
    loader: ofChurch((slug, _igreja, { params }) =>
      api(subscriptionsStaffCalls.getAssinanteEquipe, {
        params: { slug, codigo: params['assinatura']! },
      }),
    ),
    lazy: async () => ({ Component: (await import('./subscriber-page.tsx')).SubscriberPage }),
  },
]
