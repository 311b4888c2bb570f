import { sql, type SqlBool } from 'kysely'
import { byUser, ofUser, type Personal } from '../personal.ts'

/** Nothing of it opens anything; what people read of it is when and with which device they came. */
export const accessPersonal: Personal = {
  tables: {
    user: {
      whose: ({ userId }) => sql<SqlBool>`t.id = ${userId}`,
      hidden: ['password_hash', 'password_change_required'],
      erase: 'delete',
    },
    temporary_password: { whose: byUser, hidden: true, erase: 'delete' },
    session: ofUser,
    refresh_token: {
      whose: ({ igrejaId, userId }) => sql<SqlBool>`t.session_id in (select id from session
        where igreja_id = ${igrejaId} and user_id = ${userId})`,
      hidden: true,
      erase: 'delete',
    },
    one_time_code: { whose: byUser, hidden: true, erase: 'delete' },
    email_code: { whose: byUser, hidden: true, erase: 'delete' },
    chave_acesso: {
      ...ofUser,
      hidden: ['credencial_id', 'chave_publica', 'identificador', 'contador', 'transportes'],
    },
    chave_desafio: { whose: byUser, hidden: true, erase: 'delete' },
    equipe_fator: { whose: byUser, hidden: ['segredo_encrypted', 'ultimo_passo'], erase: 'delete' },
    equipe_chave: {
      whose: byUser,
      hidden: ['credencial_id', 'chave_publica', 'identificador', 'contador', 'transportes'],
      erase: 'delete',
    },
    equipe_fator_perdido: { whose: byUser, hidden: ['id', 'codigo_hash'], erase: 'delete' },
    equipe_codigo: { whose: byUser, hidden: true, erase: 'delete' },
    equipe_sessao: { whose: byUser, hidden: ['token_hash', 'fator_perdido_id'], erase: 'delete' },
    email_change: { whose: byUser, hidden: true, erase: 'delete' },
  },
  impersonal: {
    captcha_use: 'digests of answers, for minutes',
  },
}
