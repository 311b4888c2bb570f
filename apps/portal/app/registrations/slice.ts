import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_EVENTO',
  addresses: [paths.registrations()],
  account: { registrations: { to: paths.registrations(), part: 'tiles' } },
})
