import { byUser, nothing, type Personal } from '../personal.ts'

export const doorPersonal: Personal = {
  tables: {
    presenca: {
      whose: byUser,
      erase: {
        why: 'somebody came in with a ticket; who stood at the door is cut off',
        cut: { user_id: nothing, dispositivo: nothing },
      },
    },
  },
}
