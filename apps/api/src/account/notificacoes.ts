import type { accountCalls, CallResult } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'

/** What a church has announced to all, and to the person where there is one, newest first. */
export async function listNotificacoes(
  trx: TenantTrx,
  given: { igrejaId: number; userId: number | undefined; page: number; limit: number },
): Promise<CallResult<(typeof accountCalls)['listNotificacoes']>> {
  const rows = await trx
    .selectFrom('notificacao')
    .innerJoin('igreja', 'igreja.id', 'notificacao.igrejaId')
    .where('notificacao.igrejaId', '=', given.igrejaId)
    .where((eb) =>
      eb.or([
        eb('notificacao.usuarioId', 'is', null),
        eb(
          'notificacao.usuarioId',
          'in',
          eb
            .selectFrom('usuario')
            .where('usuario.igrejaId', '=', given.igrejaId)
            .where('usuario.userId', '=', given.userId ?? 0)
            .select('usuario.id'),
        ),
      ]),
    )
    .select(['notificacao.id', 'titulo', 'corpo', 'tipo', 'idEntidadeRelacionada', 'igreja.codigo'])
    .select(['notificacao.dataCadastro', 'dataUltimaAlteracao'])
    .orderBy('notificacao.dataCadastro', 'desc')
    .orderBy('notificacao.id', 'desc')
    .limit(given.limit)
    .offset((given.page - 1) * given.limit)
    .execute()
  const notificacoes = rows.map(({ codigo, tipo, ...notificacao }) => ({
    ...notificacao,
    tipo: { codigo: tipo },
    igreja: { codigo },
    dataCadastro: notificacao.dataCadastro.toISOString(),
    dataUltimaAlteracao: notificacao.dataUltimaAlteracao.toISOString(),
  }))
  return { notificacoes }
}
