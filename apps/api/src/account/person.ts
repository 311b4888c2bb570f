import type { accountCalls, CallResult } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'

type Calls = typeof accountCalls
/** A person at the church of the transaction. */
interface Person {
  userId: number
  igrejaId: number
}

export async function listDocumentos(
  trx: TenantTrx,
  { userId, igrejaId }: Person,
): Promise<CallResult<Calls['listDocumentos']>> {
  const documentos = await trx
    .selectFrom('usuarioDocumento')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.igrejaId', '=', 'usuarioDocumento.igrejaId')
        .onRef('usuario.id', '=', 'usuarioDocumento.usuarioId'),
    )
    .where('usuarioDocumento.igrejaId', '=', igrejaId)
    .where('usuario.userId', '=', userId)
    .select(['usuarioDocumento.id', 'usuarioDocumento.tipo', 'usuarioDocumento.numero'])
    .orderBy('usuarioDocumento.id')
    .execute()
  return { documentos } as CallResult<Calls['listDocumentos']>
}

export async function listRoles(
  trx: TenantTrx,
  { userId, igrejaId }: Person,
): Promise<CallResult<Calls['listRoles']>> {
  const rows = await trx
    .selectFrom('userIgrejaRole')
    .innerJoin('igreja', 'igreja.id', 'userIgrejaRole.igrejaId')
    .where('userIgrejaRole.igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['role', 'igreja.id', 'igreja.codigo'])
    .orderBy('role')
    .execute()
  const charges = await trx
    .selectFrom('equipeFuncao')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('funcao')
    .orderBy('funcao')
    .execute()
  const userIgrejaRoles = rows.map(({ role, id, codigo }) => ({ role, igreja: { id, codigo } }))
  return { userIgrejaRoles, funcoes: charges.map(({ funcao }) => funcao) } as CallResult<Calls['listRoles']>
}
