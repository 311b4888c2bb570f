import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: { plans: { to: paths.readingPlans(), group: 'word' } },
  account: { plans: { to: paths.readingPlans(), part: 'tiles' } },
  parameters: { browser: ['description', 'dia', 'planName', 'subscriptionUuid', 'tab'] },
})
