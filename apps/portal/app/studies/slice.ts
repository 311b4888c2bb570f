import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_CELULA',
  addresses: [paths.studies()],
  menu: {
    studies: { to: paths.studies(), group: 'word', typed: 'estudo biblico perguntas bible study questions' },
  },
  sitemap: [paths.studies()],
})
