import { addDays, dunningDate, occurrenceDate, occurrenceFrom } from '@atrio/rules'
import type { Selectable } from 'kysely'
import { isKept } from '../db/content.ts'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { audit } from '../payments/ledger/audit.ts'
import { chargeMoment, currentDay } from '../payments/charge/charge-days.ts'
import type { PedidoRow } from '../payments/order/load-order.ts'

export type RecorrenciaRow = Selectable<Tables['recorrencia']>

/** Occurrence n is due here, whatever was late before it. */
export function dueDay({ ancora, dias }: Pick<RecorrenciaRow, 'ancora' | 'dias'>, n: number): string {
  return occurrenceDate({ anchor: ancora, dias }, n)
}

/** The first gift was paid and its card kept: it is occurrence 0, and the next one is on its way. */
export async function startRecorrencia(
  trx: TenantTrx,
  { pedido, cartaoId }: { pedido: PedidoRow; cartaoId: number },
): Promise<void> {
  const dias = pedido.recorrenciaDias
  if (dias === null || pedido.userId === null) return
  const known = await trx
    .selectFrom('ocorrencia')
    .where('pedidoId', '=', pedido.id)
    .select('n')
    .executeTakeFirst()
  if (known) return
  const gift = await trx
    .selectFrom('doacao')
    .where('pedidoId', '=', pedido.id)
    .select(['pagamentoMotivoId', 'valor'])
    .executeTakeFirstOrThrow()
  const ancora = await currentDay(trx)
  const { id } = await trx
    .insertInto('recorrencia')
    .values({
      igrejaId: pedido.igrejaId,
      userId: pedido.userId,
      pagamentoMotivoId: gift.pagamentoMotivoId,
      valor: gift.valor,
      flagUsuarioTaxa: pedido.flagUsuarioTaxa,
      dias,
      ancora,
      n: 1,
      usuarioCartaoId: cartaoId,
      cobrarEm: await chargeMoment(trx, { day: addDays(ancora, dias) }),
      locale: pedido.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('ocorrencia')
    .values({
      igrejaId: pedido.igrejaId,
      recorrenciaId: id,
      n: 0,
      data: ancora,
      situacao: 'paga',
      pedidoId: pedido.id,
    })
    .execute()
}

/** Spec §5: recurring gifts are only for reasons that the church authorises, and for as long as it does. */
export async function isAuthorised(
  trx: TenantTrx,
  { pagamentoMotivoId }: { pagamentoMotivoId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('pagamentoMotivo')
    .where('id', '=', pagamentoMotivoId)
    .where('flagDoacao', '=', true)
    .where('flagRecorrencia', '=', true)
    .where(isKept('pagamentoMotivo'))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stops a gift until its giver goes on with it. */
export async function suspend(trx: TenantTrx, { id, igrejaId, n, recusas }: RecorrenciaRow): Promise<void> {
  await trx
    .updateTable('recorrencia')
    .set({ situacao: 'suspensa', cobrarEm: null, dataUltimaAlteracao: new Date() })
    .where('id', '=', id)
    .execute()
  const alvo = `recorrencia:${id}`
  audit(trx, [{ igrejaId, ator: 'sistema', acao: 'recorrenciaSuspensa', alvo, dados: { n, recusas } }])
}

/** Leaves out the date that is due. */
export async function leaveOut(trx: TenantTrx, row: RecorrenciaRow): Promise<void> {
  await skip(trx, { row, from: row.n, until: row.n + 1 })
  await goOn(trx, { row, from: row.n + 1 })
}

/** Nothing is charged to a card that was forgotten. */
export async function suspendOfCartao(trx: TenantTrx, { cartaoId }: { cartaoId: number }): Promise<void> {
  await trx
    .updateTable('recorrencia')
    .set({ situacao: 'suspensa', cobrarEm: null, dataUltimaAlteracao: new Date() })
    .where('usuarioCartaoId', '=', cartaoId)
    .where('situacao', '=', 'ativa')
    .execute()
}

/** Goes on to the next date. What lies in the past is left out, so that no down time charges twice. */
export async function goOn(
  trx: TenantTrx,
  { row, from }: { row: RecorrenciaRow; from: number },
): Promise<void> {
  const today = await currentDay(trx)
  const n = Math.max(from, occurrenceFrom({ anchor: row.ancora, dias: row.dias }, addDays(today, 1)))
  await skip(trx, { row, from, until: n })
  await trx
    .updateTable('recorrencia')
    .set({
      n,
      recusas: 0,
      situacao: 'ativa',
      cobrarEm: await chargeMoment(trx, { day: dueDay(row, n) }),
      dataUltimaAlteracao: new Date(),
    })
    .where('id', '=', row.id)
    .execute()
}

/** Marks dates as left out. */
export async function skip(
  trx: TenantTrx,
  { row, from, until }: { row: RecorrenciaRow; from: number; until: number },
): Promise<void> {
  for (let n = from; n < until; n += 1) {
    await trx
      .insertInto('ocorrencia')
      .values({
        igrejaId: row.igrejaId,
        recorrenciaId: row.id,
        n,
        data: dueDay(row, n),
        situacao: 'pulada',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** What became of a charge moves the gift on: to the next date, to another try, or to a stop. */
export async function settleOcorrencia(
  trx: TenantTrx,
  { recorrenciaId, n, paid }: { recorrenciaId: string; n: number; paid: boolean },
): Promise<void> {
  const row = await trx
    .selectFrom('recorrencia')
    .where('id', '=', recorrenciaId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('ocorrencia')
    .set({ situacao: paid ? 'paga' : 'falhou' })
    .where('recorrenciaId', '=', recorrenciaId)
    .where('n', '=', n)
    .execute()
  if (row.situacao !== 'ativa' || row.n !== n) return
  if (paid) return goOn(trx, { row, from: n + 1 })
  const recusas = row.recusas + 1
  const again = dunningDate(await currentDay(trx), recusas)
  const stop = again === null
  await trx
    .updateTable('recorrencia')
    .set({
      recusas,
      situacao: stop ? 'suspensa' : 'ativa',
      cobrarEm: again === null ? null : await chargeMoment(trx, { day: again }),
      dataUltimaAlteracao: new Date(),
    })
    .where('id', '=', row.id)
    .execute()
  audit(trx, [
    {
      igrejaId: row.igrejaId,
      ator: 'sistema',
      acao: stop ? 'recorrenciaSuspensa' : 'recorrenciaRecusada',
      alvo: `recorrencia:${row.id}`,
      dados: { n, recusas },
    },
  ])
}
