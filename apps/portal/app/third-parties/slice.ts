import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

/** Its addresses belong to two modules: see shell/modules.ts. */
export const slice = defineSlice({
  menu: {
    voluts: {
      to: paths.thirdParts({ modulo: 'voluts' }),
      group: 'church',
      typed: 'voluts voluntario servir escala volunteer serve roster schedule turno',
    },
    mykids: {
      to: paths.thirdParts({ modulo: 'mykids' }),
      group: 'church',
      typed: 'mykids crianca infantil bercario entrada saida kids children nursery check in ninos guarderia',
    },
  },
  account: { partners: { to: paths.thirdParts(), part: 'tiles' } },
})
