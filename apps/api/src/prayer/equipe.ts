import type { CallResult, prayerStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'

type Equipe = NonNullable<CallResult<(typeof prayerStaffCalls)['listMuralEquipe']>['equipe']>

/** Those who care for prayer; who does is said with what else staff are charged with. */
export async function listEquipe(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<Equipe> {
  return trx
    .selectFrom('equipeFuncao')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.igrejaId', '=', 'equipeFuncao.igrejaId')
        .onRef('usuario.userId', '=', 'equipeFuncao.userId'),
    )
    .where('equipeFuncao.igrejaId', '=', igrejaId)
    .where('funcao', '=', 'oracao')
    .select(['usuario.id as idUsuario', 'usuario.nome', 'usuario.sobrenome'])
    .orderBy('usuario.nome')
    .orderBy('usuario.id')
    .execute()
}
