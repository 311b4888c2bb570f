import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_EVENTO',
  addresses: [paths.doors()],
  account: { door: { to: paths.doors(), part: 'staff', auth: { area: 'portaria', may: 'see' } } },
})
