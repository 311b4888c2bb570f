import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: {
    bible: { to: paths.bible(), group: 'word', typed: 'biblia versiculo escritura scripture verse' },
  },
  sitemap: [paths.bible()],
  parameters: { kept: ['com', 'page'], passed: ['busca', 'pedida'] },
})
