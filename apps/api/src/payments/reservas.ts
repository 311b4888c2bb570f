import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** How long a hold lasts, and how often it may begin anew (WCAG 2.2.1). */
export const HOLD_MINUTES = 15
export const HOLD_RENEWALS = 10

/** Places of one ticket, at the price of one lot. */
export interface Places {
  ingressoId: number
  loteId: number
  quantidade: number
}

/** Whose hold it is, and of what. */
export interface Holder {
  igrejaId: number
  eventoId: number
  userId: number
}

export interface HeldPlaces extends Places {
  id: number
  grupo: string
  expiraEm: Date
  renovacoes: number
}

/**
 * Locks the lots of tickets and of the event as a whole, always in the same order, and gives back what expired holds
 * had. Until the transaction ends nobody else changes what is left of them.
 */
export async function lockLotes(
  trx: TenantTrx,
  { eventoId }: Pick<Holder, 'eventoId'>,
  ingressos: readonly number[],
): Promise<void> {
  const lotes = await trx
    .selectFrom('lote')
    .where('eventoId', '=', eventoId)
    .where((eb) =>
      eb.or([eb('ingressoId', 'is', null), eb('ingressoId', '=', eb.fn.any(eb.val([...ingressos])))]),
    )
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  // Only holds without an order: what an order holds is released when its payment is known to be off.
  await sql`
    update reserva set situacao = 'liberada' where id in (
      select id from reserva where lote_id = any(${lotes.map(({ id }) => id)}) and situacao = 'retida'
        and pedido_id is null and expira_em <= now() order by id for update skip locked)`.execute(trx)
}

/** The live hold of a person at an event, without an order. */
export function findHold(trx: TenantTrx, { eventoId, userId }: Holder): Promise<HeldPlaces[]> {
  return trx
    .selectFrom('reserva')
    .where('eventoId', '=', eventoId)
    .where('userId', '=', userId)
    .where('situacao', '=', 'retida')
    .where('pedidoId', 'is', null)
    .where('ingressoId', 'is not', null)
    .where('expiraEm', '>', sql<Date>`now()`)
    .select(['id', 'grupo', 'loteId', 'quantidade', 'expiraEm', 'renovacoes'])
    .select((eb) => eb.ref('ingressoId').$notNull().as('ingressoId'))
    .orderBy('loteId')
    .execute()
}

/** Gives back what a person holds at an event and has not ordered. */
export async function releaseHold(trx: TenantTrx, { eventoId, userId }: Holder): Promise<void> {
  await trx
    .updateTable('reserva')
    .set({ situacao: 'liberada' })
    .where('eventoId', '=', eventoId)
    .where('userId', '=', userId)
    .where('situacao', '=', 'retida')
    .where('pedidoId', 'is', null)
    .execute()
}

/**
 * Holds places, and as many of the event as a whole where it has a limit. The lots must be locked.
 * @throws AppError EVT_REG_021 or EVT_REG_023 when the database itself finds that there are too few, or too many for
 * this person; whoever calls has looked before.
 */
export async function holdPlaces(
  trx: TenantTrx,
  holder: Holder,
  places: readonly Places[],
  term: { expiraEm: Date; renovacoes?: number; pedidoId?: number },
): Promise<string> {
  const grupo = randomUUID()
  const shared = await trx
    .selectFrom('lote')
    .where('eventoId', '=', holder.eventoId)
    .where('ingressoId', 'is', null)
    .select('id')
    .executeTakeFirst()
  const all = places.reduce((sum, { quantidade }) => sum + quantidade, 0)
  const rows = [
    ...places.map(({ ingressoId, loteId, quantidade }) => ({
      ingressoId: ingressoId as number | null,
      loteId,
      quantidade,
    })),
    ...(shared ? [{ ingressoId: null, loteId: shared.id, quantidade: all }] : []),
  ].toSorted((a, b) => a.loteId - b.loteId)
  for (const row of rows) {
    await trx
      .insertInto('reserva')
      .values({ ...holder, grupo, ...row, ...term })
      .execute()
      .catch(refuseStock)
  }
  return grupo
}

function refuseStock(error: { code?: string }): never {
  if (error.code === 'AT001') throw new AppError('EVT_REG_021', { cause: error })
  if (error.code === 'AT023') throw new AppError('EVT_REG_023', { cause: error })
  throw error
}

export function holdEnd(now = new Date()): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}
