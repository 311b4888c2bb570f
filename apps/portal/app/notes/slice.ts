import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: { notes: { to: paths.notes(), part: 'tiles' } },
  parameters: { passed: ['busca'] },
})
