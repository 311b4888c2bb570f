import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_CULTO',
  addresses: ['/live', '/embed/chat'],
  menu: {
    live: {
      to: paths.live(),
      group: 'media',
      shows: 'transmissao',
      typed: 'ao vivo transmissao culto online live stream broadcast service en vivo transmision',
    },
  },
  notifications: { CULTO: () => paths.live() },
  sitemap: [paths.live()],
  parameters: {
    kept: ['transmissao'],
    browser: ['channel', 'limitMessages', 'showManagement', 'tv', 'username'],
  },
})
