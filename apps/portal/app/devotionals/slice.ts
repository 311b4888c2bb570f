import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_DEVOCIONAL',
  addresses: [paths.devotionals()],
  menu: {
    devotionals: { to: paths.devotionals(), group: 'word', typed: 'reflexao mensagem reflection message' },
  },
  kinds: { devocional: (id) => paths.devotional({ devotionalId: Number(id) }) },
  notifications: {
    DEVOCIONAL: (id) => (id === null ? paths.devotionals() : paths.devotional({ devotionalId: id })),
  },
  sitemap: [paths.devotionals()],
  parameters: { kept: ['mes'] },
})
