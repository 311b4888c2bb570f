import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_MURAL_ORACAO',
  addresses: [paths.prayers(), paths.ownPrayers()],
  menu: {
    prayer: {
      to: paths.prayers(),
      group: 'church',
      typed: 'orar oracao pedido intercessao pray request intercession oracion peticion rezar',
    },
  },
  account: {
    prayer: { to: paths.ownPrayers(), part: 'tiles' },
    // Whoever is charged with it alone: the staff have their own site (Decision 195).
    prayerDesk: { to: paths.prayerDesk(), part: 'staff', auth: { area: 'oracaoReservada', may: 'change' } },
  },
  notifications: {
    ORACAO: (id) => (id === null ? paths.ownPrayers() : paths.ownPrayer({ prayerId: id })),
    ORACAO_MESA: () => paths.prayerDesk(),
    ORACAO_MENSAGENS: () => paths.prayerDesk({ situacao: 'mensagens' }),
    ORACAO_CUIDADO: () => paths.prayerCare(),
  },
  sitemap: [paths.prayers()],
  parameters: {
    kept: ['situacao'],
    passed: ['cursor', 'motivo', 'redirectTo'],
    browser: ['oracao'],
  },
})
