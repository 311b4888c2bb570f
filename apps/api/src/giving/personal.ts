import { sql, type SqlBool } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import { ofUser, type Person, type Personal, type PersonalDeps } from '../personal.ts'
import { ofOrders } from '../payments/personal.ts'

const motivo = sql`(select nome from pagamento_motivo m
  where m.igreja_id = t.igreja_id and m.id = t.pagamento_motivo_id)`

export const givingPersonal: Personal = {
  tables: {
    doacao: { whose: ofOrders, named: { motivo }, erase: { why: 'money that a church received' } },
    recorrencia: { ...ofUser, named: { motivo } },
    ocorrencia: {
      whose: ({ igrejaId, userId }) => sql<SqlBool>`t.recorrencia_id in (select id from recorrencia
        where igreja_id = ${igrejaId} and user_id = ${userId})`,
      erase: 'delete',
    },
  },
  end: endRecorrencias,
}

/** Nothing is charged any more, whatever comes after. */
function endRecorrencias({ db }: PersonalDeps, { igrejaId, userId }: Person): Promise<unknown> {
  return withTenant(db, { igrejaId }, (trx) =>
    trx
      .updateTable('recorrencia')
      .set({ situacao: 'cancelada', cobrarEm: null, dataUltimaAlteracao: new Date() })
      .where('userId', '=', userId)
      .where('situacao', '<>', 'cancelada')
      .execute(),
  )
}
