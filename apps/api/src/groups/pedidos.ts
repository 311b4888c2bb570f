import type { PedidoCelula } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireRoom } from './participacao.ts'

interface Place {
  celulaId: number
  id: number
}

/** Who asks to take part: what waits, then the last thirty that do not any more. */
export async function listPedidos(
  trx: TenantTrx,
  { celulaId }: { celulaId: number },
): Promise<PedidoCelula[]> {
  const waits = sql<boolean>`situacao in ('enviada', 'vista')`
  const rows = await ofCelula(trx, celulaId)
    .orderBy(waits, 'desc')
    .orderBy('celulaSolicitacao.id', 'desc')
    .limit(200)
    .execute()
  const open = rows.filter((row) => isOpen(row)).length
  return rows.slice(0, open + 30).map(toPedido)
}

/** @throws AppError NOT_FOUND, also for a request to another group */
export async function getPedido(trx: TenantTrx, { celulaId, id }: Place): Promise<PedidoCelula> {
  const row = await ofCelula(trx, celulaId).where('celulaSolicitacao.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toPedido(row)
}

/** @throws AppError NOT_FOUND */
export async function markVista(trx: TenantTrx, place: Place): Promise<PedidoCelula> {
  await trx
    .updateTable('celulaSolicitacao')
    .set({ situacao: 'vista', dataVista: sql<Date>`now()` })
    .where('id', '=', place.id)
    .where('celulaId', '=', place.celulaId)
    .where('situacao', '=', 'enviada')
    .execute()
  return getPedido(trx, place)
}

export interface Answered {
  pedido: PedidoCelula
  /** Who asked; null where nothing was changed by this answer. */
  tell: { userId: number } | null
}

/**
 * Takes somebody in, or does not. The group is locked by then, so that the last place is given once.
 * @throws AppError NOT_FOUND, GROUP_REQUEST_ANSWERED, GROUP_FULL
 */
export async function answerPedido(
  trx: TenantTrx,
  { aceita, resposta = '', ...place }: Place & { aceita: boolean; resposta?: string | undefined },
): Promise<Answered> {
  const row = await trx
    .selectFrom('celulaSolicitacao')
    .where('id', '=', place.id)
    .where('celulaId', '=', place.celulaId)
    .select(['situacao', 'userId', 'telefone', 'dataVista'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const situacao = aceita ? 'aceita' : 'recusada'
  if (row.situacao === situacao) return { pedido: await getPedido(trx, place), tell: null }
  if (!isOpen(row)) throw new AppError('GROUP_REQUEST_ANSWERED')
  if (aceita) await takeIn(trx, { celulaId: place.celulaId, ...row })
  await trx
    .updateTable('celulaSolicitacao')
    .set({
      situacao,
      resposta: resposta.trim() || null,
      dataVista: row.dataVista ?? sql<Date>`now()`,
      dataResposta: sql<Date>`now()`,
    })
    .where('id', '=', place.id)
    .execute()
  return { pedido: await getPedido(trx, place), tell: { userId: row.userId } }
}

async function takeIn(
  trx: TenantTrx,
  { celulaId, userId, telefone }: { celulaId: number; userId: number; telefone: string | null },
): Promise<void> {
  await requireRoom(trx, { celulaId })
  await trx
    .insertInto('celulaMembro')
    .values({ celulaId, userId, telefone })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'celulaId', 'userId']).doNothing())
    .execute()
}

function ofCelula(trx: TenantTrx, celulaId: number) {
  return trx
    .selectFrom('celulaSolicitacao')
    .innerJoin('usuario', (join) =>
      join
        // A person sees their accounts at other churches, too.
        .onRef('usuario.igrejaId', '=', 'celulaSolicitacao.igrejaId')
        .onRef('usuario.userId', '=', 'celulaSolicitacao.userId'),
    )
    .where('celulaId', '=', celulaId)
    .select(['celulaSolicitacao.id', 'usuario.nome', 'usuario.sobrenome', 'celulaSolicitacao.telefone'])
    .select(['mensagem', 'situacao', 'resposta', 'dataResposta', 'celulaSolicitacao.dataCadastro'])
}

type Row = Awaited<ReturnType<ReturnType<typeof ofCelula>['execute']>>[number]

function toPedido(row: Row): PedidoCelula {
  return {
    ...row,
    situacao: row.situacao as PedidoCelula['situacao'],
    dataCadastro: row.dataCadastro.toISOString(),
    dataResposta: row.dataResposta?.toISOString() ?? null,
  }
}

function isOpen({ situacao }: { situacao: string }): boolean {
  return situacao === 'enviada' || situacao === 'vista'
}
