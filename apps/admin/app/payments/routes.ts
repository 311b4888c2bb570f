import { staffPaymentsCalls } from '@atrio/contract'
import type { RouteObject } from 'react-router'
import { api } from '../lib/api.ts'
import { ofChurch } from '../lib/of-church.ts'

const loader = ofChurch((slug) => api(staffPaymentsCalls.getPagamentoEquipe, { params: { slug } }))

/** How the church is paid. */
export const paymentRoutes: RouteObject[] = Object.entries({
  pagamento: async () => (await import('./methods-page.tsx')).MethodsPage,
  'regras-pagamento': async () => (await import('./rules-page.tsx')).RulesPage,
}).map(([path, page]) => ({
  path: `ajustes/${path}`,
  loader,
  lazy: async () => ({ Component: await page() }),
}))
