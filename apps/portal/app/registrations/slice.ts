import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: { registrations: { to: paths.registrations(), part: 'tiles' } },
})
