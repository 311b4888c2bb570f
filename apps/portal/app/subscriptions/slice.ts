import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_ASSINATURA',
  addresses: [paths.playPlans(), paths.myPlan()],
  account: { plan: { to: paths.myPlan(), part: 'tiles' } },
  sitemap: [paths.playPlans()],
  parameters: { browser: ['redirectTo'] },
})
