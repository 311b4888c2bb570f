import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_EBD',
  addresses: [paths.ebds()],
  menu: { ebds: { to: paths.ebds(), group: 'word' } },
  kinds: {
    ebd: (ebdSlug) => paths.ebd({ ebdSlug }),
    ebd_licao: (numero, ebdSlug) => paths.ebd({ ebdSlug }, { licao: Number(numero) }),
  },
  // A notification knows a series by its id; that address leads on to the one with its slug.
  notifications: { EBD: (id) => (id === null ? paths.ebds() : paths.ebd({ ebdSlug: String(id) })) },
  sitemap: [paths.ebds()],
  parameters: { kept: ['classe', 'licao'] },
})
