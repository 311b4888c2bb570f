import type { CallResult, Exclusao, privacyCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { recipientOf } from '../announce/recipient.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { lockUsuario, requireUsuario } from '../http/usuario.ts'
import { audit } from '../payments/ledger/audit.ts'
import { exclusaoDesfeita, exclusaoPedida } from './kinds.ts'
import { readUndo, signUndo } from './undo-token.ts'

interface Owner {
  igrejaId: number
  userId: number
}

type Pedido = CallResult<(typeof privacyCalls)['createExclusao']>['pedido']
type TellDeps = Pick<Deps, 'announce' | 'secrets'>

/** @throws AppError FORBIDDEN without an account at this church */
export async function getExclusao(trx: TenantTrx, owner: Owner): Promise<Exclusao> {
  await requireUsuario(trx, owner)
  const { igrejaId, userId } = owner
  const pedido = await findPedido(trx, owner)
  const { rows } = await sql<Omit<Exclusao, 'pedido'>>`
    select
      (select count(*)::int from recorrencia where user_id = ${userId} and situacao <> 'cancelada') as recorrencias,
      (select count(*)::int from inscricao i join evento e on e.igreja_id = i.igreja_id and e.id = i.evento_id
        where i.user_id = ${userId} and i.situacao = 'ativa' and e.data_fim > now()) as ingressos,
      (select count(*)::int from usuario_cartao where user_id = ${userId} and not flag_removido) as cartoes,
      ${isLastAdmin(owner)} as unica_administracao,
      array(select c.nome from crianca c
        join crianca_responsavel r on r.igreja_id = c.igreja_id and r.crianca_id = c.id and r.user_id = ${userId}
        where not exists (select from crianca_responsavel o
          where o.igreja_id = c.igreja_id and o.crianca_id = c.id and o.user_id <> ${userId})
        order by c.nome) as criancas,
      array(select i.nome from usuario u join igreja i on i.id = u.igreja_id
        where u.user_id = ${userId} and u.igreja_id <> ${igrejaId} order by i.nome) as outras_igrejas`.execute(
    trx,
  )
  return { pedido: pedido && toPedido(pedido), ...rows[0]! }
}

/**
 * Asked for twice it is due when it was.
 * @throws AppError FORBIDDEN without an account at this church, LAST_ADMIN
 */
export async function saveExclusao(deps: TellDeps, trx: TenantTrx, owner: Owner): Promise<Pedido> {
  await lockUsuario(trx, owner)
  const known = await findPedido(trx, owner)
  if (known) return toPedido(known)
  await requireOtherAdmin(trx, owner)
  const row = await trx
    .insertInto('pedidoExclusao')
    .values({ userId: owner.userId })
    .returning(['dataCadastro', 'apagarEm'])
    .executeTakeFirstOrThrow()
  const token = signUndo(deps.secrets, { ...owner, apagarEm: row.apagarEm })
  await deps.announce(trx, {
    kind: exclusaoPedida,
    igrejaId: owner.igrejaId,
    to: await recipientOf(trx, owner),
    facts: { url: `/user/delete-user/undo?chave=${token}`, apagarEm: row.apagarEm.toISOString() },
  })
  note(trx, owner, 'exclusaoPedida')
  return toPedido(row)
}

/** Where nothing was asked for nothing is done. */
export async function undoExclusao(deps: TellDeps, trx: TenantTrx, owner: Owner): Promise<void> {
  const gone = await trx
    .deleteFrom('pedidoExclusao')
    .where('igrejaId', '=', owner.igrejaId)
    .where('userId', '=', owner.userId)
    .returning('userId')
    .executeTakeFirst()
  if (!gone) return
  await deps.announce(trx, {
    kind: exclusaoDesfeita,
    igrejaId: owner.igrejaId,
    to: await recipientOf(trx, owner),
    facts: { url: '/user/privacy' },
  })
  note(trx, owner, 'exclusaoDesfeita')
}

/** @throws AppError CODE_INVALID for a link that is not ours, of another church, or of an erasure that is no more */
export async function undoByLink(
  deps: TellDeps,
  trx: TenantTrx,
  { igrejaId, token }: { igrejaId: number; token: string },
): Promise<void> {
  const undo = readUndo(deps.secrets, token)
  if (!undo || undo.igrejaId !== igrejaId) throw new AppError('CODE_INVALID')
  const pedido = await findPedido(trx, undo)
  if (!pedido || pedido.apagarEm.getTime() !== undo.apagarEm.getTime()) throw new AppError('CODE_INVALID')
  await undoExclusao(deps, trx, undo)
}

/** Two administrators who go at once wait for each other. */
async function requireOtherAdmin(trx: TenantTrx, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(7411006, ${owner.igrejaId})`.execute(trx)
  const { rows } = await sql<{ last: boolean }>`select ${isLastAdmin(owner)} as last`.execute(trx)
  if (rows[0]!.last) throw new AppError('LAST_ADMIN')
}

/** Who is about to go as well does not count as another. */
function isLastAdmin({ igrejaId, userId }: Owner) {
  return sql<boolean>`(
    exists (select from user_igreja_role r
      where r.igreja_id = ${igrejaId} and r.user_id = ${userId} and r.role = 'ROLE_ADMIN')
    and not exists (select from user_igreja_role r
      join usuario u on u.igreja_id = r.igreja_id and u.user_id = r.user_id and u.flag_ativo
      where r.igreja_id = ${igrejaId} and r.user_id <> ${userId} and r.role = 'ROLE_ADMIN'
        and not exists (select from pedido_exclusao p where p.igreja_id = r.igreja_id and p.user_id = r.user_id)))`
}

function findPedido(trx: TenantTrx, { igrejaId, userId }: Owner) {
  return trx
    .selectFrom('pedidoExclusao')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['dataCadastro', 'apagarEm'])
    .executeTakeFirst()
    .then((row) => row ?? null)
}

function note(trx: TenantTrx, { igrejaId, userId }: Owner, acao: string): void {
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `user:${userId}` }])
}

function toPedido({ dataCadastro, apagarEm }: { dataCadastro: Date; apagarEm: Date }): Pedido {
  return { dataCadastro: dataCadastro.toISOString(), apagarEm: apagarEm.toISOString() }
}
