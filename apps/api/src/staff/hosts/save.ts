import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { enderecoMudou, type EnderecoMudanca } from '../host-kind.ts'
import { tellAdmins } from '../../tell-admins.ts'
import { isName, MAX_HOSTS } from './enderecos.ts'
import { refuseHost } from './host-name.ts'

interface Who {
  igrejaId: number
  userId: number
}
type Tell = Pick<Deps, 'announce'>

/** @throws AppError VALIDATION for one that a church has, ACCOUNT_LIMIT */
export async function createEndereco(
  deps: Tell,
  trx: TenantTrx,
  { igrejaId, userId, host }: Who & { host: string },
): Promise<void> {
  await lockChurch(trx, igrejaId)
  const has = await trx
    .selectFrom('igrejaDominio')
    .where('host', '=', host)
    .select('igrejaId')
    .executeTakeFirst()
  if (has) throw refuseHost('unique')
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from (select host from igreja_endereco where igreja_id = ${igrejaId}
      union select host from igreja_dominio where igreja_id = ${igrejaId}) all_of_them`.execute(trx)
  if (rows[0]!.many >= MAX_HOSTS) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_HOSTS } })
  const asked = await trx
    .insertInto('igrejaEndereco')
    .values({ host })
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .executeTakeFirst()
  if (!asked) throw refuseHost('unique')
  await tell(deps, trx, { igrejaId, userId, host, mudanca: 'pedido' })
}

/** Null for the one below the platform's. @throws AppError NOT_FOUND for one that the church does not have */
export async function savePrincipal(
  deps: Tell,
  trx: TenantTrx,
  { igrejaId, userId, host }: Who & { host: string | null },
): Promise<void> {
  await lockChurch(trx, igrejaId)
  const before = await sql<{ host: string }>`
    update igreja_dominio set flag_principal = false where igreja_id = ${igrejaId} and flag_principal
    returning host`.execute(trx)
  if (host !== null) {
    const chosen = await sql`update igreja_dominio set flag_principal = true
      where igreja_id = ${igrejaId} and host = ${host} returning host`.execute(trx)
    if (chosen.rows.length === 0) throw new AppError('NOT_FOUND')
  }
  if ((before.rows[0]?.host ?? null) === host) return
  await tell(deps, trx, {
    igrejaId,
    userId,
    host: host ?? '',
    mudanca: host === null ? 'plataforma' : 'principal',
  })
}

/** @throws AppError NOT_FOUND */
export async function deleteEndereco(
  deps: Tell,
  trx: TenantTrx,
  { igrejaId, userId, host }: Who & { host: string },
): Promise<void> {
  await lockChurch(trx, igrejaId)
  const given = [
    await sql`delete from igreja_dominio where igreja_id = ${igrejaId} and host = ${host} and ${isName} returning host`.execute(
      trx,
    ),
    await sql`delete from igreja_endereco where igreja_id = ${igrejaId} and host = ${host} returning host`.execute(
      trx,
    ),
  ]
  if (given.every(({ rows }) => rows.length === 0)) throw new AppError('NOT_FOUND')
  await tell(deps, trx, { igrejaId, userId, host, mudanca: 'removido' })
}

const acoes: Record<EnderecoMudanca, string> = {
  pedido: 'enderecoPedido',
  ativo: 'enderecoAtivo',
  principal: 'enderecoPrincipal',
  plataforma: 'enderecoPrincipal',
  removido: 'enderecoRemovido',
}

function tell(
  deps: Tell,
  trx: TenantTrx,
  { igrejaId, userId, host, mudanca }: Who & { host: string; mudanca: EnderecoMudanca },
): Promise<void> {
  return tellAdmins(deps, trx, {
    igrejaId,
    userId,
    kind: enderecoMudou,
    acao: acoes[mudanca],
    dados: { host },
    facts: (quem) => ({ url: '/admin', quem, host, mudanca }),
  })
}

/** Of two who change a church's names the second sees what the first has done. */
async function lockChurch(trx: TenantTrx, igrejaId: number): Promise<void> {
  await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
}
