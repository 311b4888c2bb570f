import { sql, type SqlBool } from 'kysely'
import { ofUser, type Personal } from '../personal.ts'

export const readingPlansPersonal: Personal = {
  tables: {
    plano_leitura_assinatura: ofUser,
    plano_leitura_lida: {
      whose: ({ igrejaId, userId }) => sql<SqlBool>`t.assinatura in (select uuid from plano_leitura_assinatura
        where igreja_id = ${igrejaId} and user_id = ${userId})`,
      erase: 'delete',
    },
  },
}
