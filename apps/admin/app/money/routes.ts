import { ordersCalls, ordersReportCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'
import { queryOf } from '../lib/query.ts'
import { monthNow } from './month.ts'

/** The addresses of a church's money. */
export const moneyRoutes: RouteObject[] = [
  {
    path: 'dinheiro',
    loader: ofChurch((slug, _igreja, { request }) =>
      api(ordersCalls.listPedidosIgreja, {
        params: { slug },
        query: queryOf(request.url, ['busca', 'status', 'devolucao', 'cobranca', 'page']),
      }),
    ),
    lazy: async () => ({ Component: (await import('./orders-page.tsx')).OrdersPage }),
  },
  {
    path: 'dinheiro/relatorio',
    loader: ofChurch((slug, { fusoHorario }, { request }) =>
      api(ordersReportCalls.getRelatorioDinheiro, {
        params: { slug },
        query: { mes: monthNow(fusoHorario), ...queryOf(request.url, ['mes']) },
      }),
    ),
    lazy: async () => ({ Component: (await import('./report-page.tsx')).ReportPage }),
  },
  {
    path: 'dinheiro/:pedido',
    loader: ofChurch((slug, _igreja, { params }) =>
      api(ordersCalls.getPedidoIgreja, { params: { slug, codigo: params['pedido']! } }),
    ),
    lazy: async () => ({ Component: (await import('./order-page.tsx')).OrderPage }),
  },
]
