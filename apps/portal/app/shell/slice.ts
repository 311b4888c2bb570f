import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: {
    staff: { to: paths.admin(), part: 'staff', auth: { area: 'equipe', may: 'see' }, leaves: true },
  },
  parameters: {
    kept: ['message', 'page'],
    passed: ['busca', 'latitude', 'longitude', 'pagina'],
    browser: ['token'],
  },
})
