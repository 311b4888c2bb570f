import { sql, type SqlBool } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import { ofUser, type Person, type Personal, type PersonalDeps } from '../personal.ts'
import { ofOrders } from '../payments/personal.ts'

const plano = sql`(select nome from plano_assinatura p where p.igreja_id = t.igreja_id and p.id = t.plano_id)`

export const subscriptionsPersonal: Personal = {
  tables: {
    usuario_plano_assinatura: { ...ofUser, named: { plano } },
    usuario_plano_assinatura_periodo: {
      whose: ({
        igrejaId,
        userId,
      }) => sql<SqlBool>`t.assinatura_id in (select id from usuario_plano_assinatura
        where igreja_id = ${igrejaId} and user_id = ${userId})`,
      erase: 'delete',
    },
    pedido_assinatura: {
      whose: ofOrders,
      named: { plano },
      erase: { why: 'money that a church received' },
    },
  },
  impersonal: {
    'plano_assinatura.nome': 'of a plan',
    'plano_assinatura_preco.vigente_assinantes': 'a moment',
  },
  end: endAssinaturas,
}

/** Nothing is charged any more, whatever comes after. */
function endAssinaturas({ db }: PersonalDeps, { igrejaId, userId }: Person): Promise<unknown> {
  return withTenant(db, { igrejaId }, (trx) =>
    trx
      .updateTable('usuarioPlanoAssinatura')
      .set({ cobrarEm: null, flagCancelarNoFim: true, dataUltimaAlteracao: new Date() })
      .where('userId', '=', userId)
      .execute(),
  )
}
