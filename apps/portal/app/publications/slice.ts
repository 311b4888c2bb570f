import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_PUBLICACAO',
  addresses: [paths.publicationTypes(), paths.publications()],
  menu: { publications: { to: paths.publications(), group: 'word' } },
  kinds: { publicacao: (publicationSlug) => paths.publication({ publicationSlug }) },
  sitemap: [paths.publicationTypes(), paths.publications()],
  parameters: { kept: ['tipo'] },
})
