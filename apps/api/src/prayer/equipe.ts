import type { CallResult, prayerCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Author } from './find-oracao.ts'

type Equipe = CallResult<(typeof prayerCalls)['listOracaoEquipe']>['equipe']

/** Those who care for prayer. */
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

/** By the e-mail of somebody with an account at the church. @throws AppError EMAIL_NOT_FOUND */
export async function addToEquipe(
  trx: TenantTrx,
  { igrejaId, userId, email }: Author & { email: string },
): Promise<Equipe> {
  const found = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.flagAtivo', '=', true)
    .where(sql<boolean>`lower("user".email) = ${email.trim().toLowerCase()}`)
    .select('user.id')
    .executeTakeFirst()
  if (!found) throw new AppError('EMAIL_NOT_FOUND')
  const added = await trx
    .insertInto('equipeFuncao')
    .values({ userId: found.id, funcao: 'oracao' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (added) note(trx, { igrejaId, userId, acao: 'funcaoDada', whom: found.id })
  return listEquipe(trx, { igrejaId })
}

/** @throws AppError NOT_FOUND for who is not among them */
export async function takeFromEquipe(
  trx: TenantTrx,
  { igrejaId, userId, idUsuario }: Author & { idUsuario: number },
): Promise<Equipe> {
  const gone = await trx
    .deleteFrom('equipeFuncao')
    .where('funcao', '=', 'oracao')
    .where('userId', 'in', (eb) =>
      eb
        .selectFrom('usuario')
        .where('usuario.igrejaId', '=', igrejaId)
        .where('usuario.id', '=', idUsuario)
        .select('usuario.userId'),
    )
    .returning('userId')
    .executeTakeFirst()
  if (!gone) throw new AppError('NOT_FOUND')
  note(trx, { igrejaId, userId, acao: 'funcaoTirada', whom: gone.userId })
  return listEquipe(trx, { igrejaId })
}

function note(
  trx: TenantTrx,
  { igrejaId, userId, acao, whom }: Author & { acao: string; whom: number },
): void {
  const dados = { funcao: 'oracao' }
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `user:${whom}`, dados }])
}
