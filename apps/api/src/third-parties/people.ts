import { fullName } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { requireUsuario } from '../http/usuario.ts'

/** What a person could tell a partner. @throws AppError FORBIDDEN without an account here */
export async function findPessoa(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<{ nome: string; email: string }> {
  await requireUsuario(trx, { igrejaId, userId })
  const person = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.userId', '=', userId)
    .select(['nome', 'sobrenome', 'email'])
    .executeTakeFirstOrThrow()
  return { nome: fullName(person), email: person.email }
}

/** The children whose guardian the person is now: of any other nothing is told, whatever was agreed to before. */
export function listFilhos(trx: TenantTrx, { userId }: { userId: number }) {
  return trx
    .selectFrom('crianca')
    .innerJoin('criancaResponsavel as r', (join) =>
      join.onRef('r.igrejaId', '=', 'crianca.igrejaId').onRef('r.criancaId', '=', 'crianca.id'),
    )
    .where('r.userId', '=', userId)
    .select(['crianca.id', 'crianca.nome', 'crianca.dataNascimento'])
    .orderBy('crianca.id')
    .execute()
}
