import { byUser, nothing, type Personal } from '../personal.ts'

export const staffPersonal: Personal = {
  tables: {
    copia: {
      whose: byUser,
      hidden: true,
      erase: {
        why: 'an archive of the church, which goes within days',
        cut: { user_id: nothing },
        kept: { chave_encrypted: 'what a passphrase comes to, until the work is done' },
      },
    },
    comunicado: {
      whose: byUser,
      erase: { why: 'people were told it, and the church keeps what', cut: { user_id: nothing } },
    },
    equipe_entrada: {
      whose: byUser,
      hidden: ['sessao_id'],
      erase: { why: 'the church sees who came in', cut: { user_id: nothing, nome: nothing } },
    },
  },
  impersonal: {
    'comunicado.titulo': 'what the church says to many',
    'comunicado.texto': 'what the church says to many',
    'comunicado.por_email': 'how many',
    'culto_aviso.observacao': 'what the church says of a service',
  },
}
