import { byUser, nothing, type Personal } from '../personal.ts'

export const staffPersonal: Personal = {
  tables: {
    equipe_entrada: {
      whose: byUser,
      hidden: ['sessao_id'],
      erase: { why: 'the church sees who came in', cut: { user_id: nothing, nome: nothing } },
    },
  },
  impersonal: { 'culto_aviso.observacao': 'what the church says of a service' },
}
