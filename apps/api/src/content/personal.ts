import { byUser, nothing, ofUser, type Personal } from '../personal.ts'

export const contentPersonal: Personal = {
  tables: {
    rascunho: ofUser,
    mudanca_agendada: {
      whose: byUser,
      erase: {
        why: 'what the church is to say, which it decides on without them',
        cut: { user_id: nothing },
      },
    },
  },
}
