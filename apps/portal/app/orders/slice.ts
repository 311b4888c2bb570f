import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: { orders: { to: paths.orders(), part: 'staff', auth: { area: 'dinheiro', may: 'see' } } },
})
