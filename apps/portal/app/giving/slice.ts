import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_DOACAO',
  addresses: [paths.give(), '/doacoes', paths.myGiving()],
  menu: {
    give: {
      to: paths.give(),
      group: 'church',
      typed:
        'dar doar doacao doacoes dizimo dizimar oferta ofertar contribuir contribuicao ajudar pix give giving donate donation tithe tithing offering contribute ofrenda ofrendar diezmo diezmar donar donacion donativo contribucion aportar',
    },
  },
  account: { giving: { to: paths.myGiving(), part: 'tiles' } },
  sitemap: [paths.give()],
  parameters: { passed: ['dias', 'motivos', 'taxas'] },
})
