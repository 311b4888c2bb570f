import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_CELULA',
  addresses: [paths.groups()],
  menu: {
    groups: {
      to: paths.groups(),
      group: 'church',
      typed: 'celulas pequenos grupos small group cell casas encontro reunion',
    },
  },
  account: {
    groups: { to: paths.groups(), part: 'tiles' },
  },
  notifications: {
    CELULA: (id) => (id === null ? paths.groups() : paths.group({ celulaId: id })),
    CELULA_PEDIDO: (id) => (id === null ? paths.groups() : paths.groupRequests({ celulaId: id })),
  },
  kinds: { celula: (id) => paths.group({ celulaId: Number(id) }) },
  sitemap: [paths.groups(), paths.chooseGroup()],
  parameters: {
    kept: [
      'acessivel',
      'criancas',
      'dia',
      'distancia',
      'idioma',
      'online',
      'passo',
      'periodo',
      'publico',
      'vagas',
    ],
    passed: ['convite', 'latitude', 'longitude', 'perto'],
    browser: ['celula', 'chave', 'mapa'],
  },
})
