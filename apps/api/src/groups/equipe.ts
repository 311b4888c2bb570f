import type { CallInput, CelulaEquipe, groupsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { PESSOAS, shown } from './busca.ts'
import { LIDERES } from './celula-shape.ts'
import { answerPedido, type Answered } from './pedidos.ts'

type Calls = typeof groupsCalls

const ULTIMA = sql<
  string | null
>`(select max(r.data) from celula_reuniao r where r.igreja_id = celula.igreja_id
  and r.celula_id = celula.id and not r.flag_cancelada and r.data <= current_igreja_day())`

/** A church with more has staff who look elsewhere first. */
const MOST = 500
const WAITING = 20

/** The groups of a church for who cares for them, where somebody waits the longest first. */
export async function listCelulasEquipe(trx: TenantTrx): Promise<CelulaEquipe[]> {
  const celulas = await shown(trx)
    .select(['celula.id', 'celula.nome', 'flagListada', 'flagAberta'])
    .select([PESSOAS.as('pessoas'), LIDERES.as('lideres'), ULTIMA.as('ultimaReuniao')])
    .orderBy(ULTIMA, (by) => by.asc().nullsFirst())
    .orderBy('celula.nome')
    .orderBy('celula.id')
    .limit(MOST)
    .execute()
  const waiting = await trx
    .selectFrom('celulaSolicitacao as s')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.igrejaId', '=', 's.igrejaId').onRef('u.userId', '=', 's.userId'),
    )
    .where('s.situacao', 'in', ['enviada', 'vista'])
    .select(['s.id', 's.celulaId', 'u.nome', 'u.sobrenome', 's.dataCadastro'])
    .orderBy('s.dataCadastro')
    .orderBy('s.id')
    .limit(MOST * WAITING)
    .execute()
  const seen = celulas.map((celula) => ({
    ...celula,
    pedidos: waiting
      .filter(({ celulaId }) => celulaId === celula.id)
      .slice(0, WAITING)
      .map(({ celulaId: _celulaId, dataCadastro, ...pedido }) => ({
        ...pedido,
        dataCadastro: dataCadastro.toISOString(),
      })),
  }))
  return seen.toSorted((a, b) => since(a).localeCompare(since(b)))
}

/** Since when somebody waits; where nobody does, after all others. */
function since({ pedidos }: CelulaEquipe): string {
  return pedidos[0]?.dataCadastro ?? '9999'
}

/**
 * Answers in the place of who leads the group (Decision 146).
 * @throws AppError NOT_FOUND, GROUP_REQUEST_ANSWERED, GROUP_FULL
 */
export async function answerPedidoEquipe(
  trx: TenantTrx,
  {
    celulaId,
    ...given
  }: { celulaId: number; id: number } & CallInput<Calls['responderPedidoEquipe']>['body'],
): Promise<Answered> {
  await lockCelula(trx, celulaId)
  return answerPedido(trx, { celulaId, ...given })
}

/** @throws AppError NOT_FOUND */
export async function saveCelulaEquipe(
  trx: TenantTrx,
  { id, ...flags }: { id: number } & CallInput<Calls['saveCelulaEquipe']>['body'],
): Promise<void> {
  await lockCelula(trx, id)
  if (Object.keys(flags).length === 0) return
  await trx.updateTable('celula').set(flags).where('id', '=', id).execute()
}

async function lockCelula(trx: TenantTrx, id: number): Promise<void> {
  const celula = await trx
    .selectFrom('celula')
    .where('id', '=', id)
    .where(isShown('celula'))
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!celula) throw new AppError('NOT_FOUND')
}
