import { byUser, nothing, ofUser, type Personal } from '../personal.ts'

export const privacyPersonal: Personal = {
  tables: {
    exportacao: { ...ofUser, hidden: true },
    pedido_exclusao: { ...ofUser, hidden: true },
    // Of the person's own records it goes with them (`erase-tables.ts`).
    revisao: {
      whose: byUser,
      hidden: ['antes'],
      erase: { why: 'the history of what the church publishes', cut: { user_id: nothing } },
    },
  },
}
