import { sql } from 'kysely'
import { isShown } from '../../db/content.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { EsperaRow } from './contact.ts'
import { tellWaiting } from './tell-waiting.ts'
import { esperaOferta, esperaPerdida } from './waiting-kinds.ts'
import { loadIngressos, type EventoRow, type IngressoRow } from '../cart/tickets.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import { holdPlaces, lockLotes } from '../cart/holds.ts'

/**
 * Ends offers whose time is over, and offers what is free to who is next. The agenda calls it when something came free,
 * and when the next offer ends.
 */
export function workEspera(deps: PaymentDeps, igrejaId: number, eventoId: number): Promise<void> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const evento = await trx
      .selectFrom('evento')
      .where('id', '=', eventoId)
      .selectAll()
      .select(isShown('evento').as('shown'))
      .executeTakeFirstOrThrow()
    const waiting = await trx
      .selectFrom('espera')
      .where('eventoId', '=', eventoId)
      .where('situacao', '=', (eb) => eb.fn.any(eb.val(['aguardando', 'oferecida'])))
      .select('ingressoId')
      .distinct()
      .execute()
    // Whoever frees places holds these locks until the end: what comes free later wakes us again.
    await lockLotes(trx, { eventoId, ingressos: waiting.map(({ ingressoId }) => ingressoId) })
    await endOffers(deps, trx, evento)
    await offer(deps, trx, evento)
    await sleepUntilNext(trx, { igrejaId, eventoId })
  })
}

/** Gives back what an offer holds. Its lots must be locked. */
export async function releaseOffer(trx: TenantTrx, { grupo }: { grupo: string }): Promise<void> {
  await trx
    .updateTable('reserva')
    .set({ situacao: 'liberada' })
    .where('grupo', '=', grupo)
    .where('situacao', '=', 'retida')
    .where('pedidoId', 'is', null)
    .execute()
}

type Evento = EventoRow & { igrejaId: number; nome: string; shown: boolean; ofertaHoras: number }

async function endOffers(deps: PaymentDeps, trx: TenantTrx, evento: Evento): Promise<void> {
  const over = await trx
    .updateTable('espera')
    .set({ situacao: 'perdida' })
    .where('eventoId', '=', evento.id)
    .where('situacao', '=', 'oferecida')
    .where('ofertaExpiraEm', '<=', sql<Date>`now()`)
    .returningAll()
    .execute()
  for (const row of over) {
    await releaseOffer(trx, { grupo: row.grupo! })
    await tellWaiting(deps, trx, { row, evento, kind: esperaPerdida })
  }
}

/** In the order in which they came; one whose number is not free yet lets the next one go ahead. */
async function offer(deps: PaymentDeps, trx: TenantTrx, evento: Evento): Promise<void> {
  if (!evento.shown) return
  const queue = await trx
    .selectFrom('espera')
    .where('eventoId', '=', evento.id)
    .where('situacao', '=', 'aguardando')
    .selectAll()
    .orderBy('adiantadaEm', (order) => order.asc().nullsLast())
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of queue) {
    // Looked at anew each time: what was just offered is held.
    const now = (await loadIngressos(trx, { eventos: [evento] }))
      .get(evento.id)!
      .find(({ row: { id } }) => id === row.ingressoId)
    const lote = now?.lotes.find(({ dataInicio, dataFim, todos }) => {
      const at = new Date()
      return dataInicio <= at && at < dataFim && todos >= row.quantidade
    })
    const isOpen = now && isOnSale(evento, now.row) && row.quantidade <= mostOf(now.row)
    if (!lote || !isOpen || now.todosEvento < row.quantidade) continue
    await makeOffer(deps, trx, { row, evento, loteId: lote.id, until: now.row.dataFim })
  }
}

/** Of one person in one order. */
export function mostOf({
  qtdeMaxima,
  limiteUsuario,
}: Pick<IngressoRow, 'qtdeMaxima' | 'limiteUsuario'>): number {
  return Math.min(qtdeMaxima, limiteUsuario ?? qtdeMaxima)
}

function isOnSale(evento: Evento, ingresso: { dataInicio: Date; dataFim: Date }): boolean {
  const now = new Date()
  const from = [evento.inscricaoInicio, ingresso.dataInicio]
  const until = [evento.inscricaoFim, evento.dataFim, ingresso.dataFim]
  return from.every((moment) => moment <= now) && until.every((moment) => now < moment)
}

async function makeOffer(
  deps: PaymentDeps,
  trx: TenantTrx,
  { row, evento, loteId, until }: { row: EsperaRow; evento: Evento; loteId: number; until: Date },
): Promise<void> {
  const ends = [
    new Date(Date.now() + evento.ofertaHoras * 3_600_000),
    evento.inscricaoFim,
    evento.dataFim,
    until,
  ]
  const ofertaExpiraEm = new Date(Math.min(...ends.map(Number)))
  const places = [{ ingressoId: row.ingressoId, loteId, quantidade: row.quantidade }]
  const holder = { igrejaId: row.igrejaId, eventoId: row.eventoId, userId: -row.id }
  const grupo = await holdPlaces(trx, { holder, places, expiraEm: ofertaExpiraEm })
  await trx
    .updateTable('espera')
    .set({ situacao: 'oferecida', grupo, ofertaExpiraEm })
    .where('id', '=', row.id)
    .execute()
  await tellWaiting(deps, trx, { row: { ...row, ofertaExpiraEm }, evento, kind: esperaOferta })
}

async function sleepUntilNext(
  trx: TenantTrx,
  { igrejaId, eventoId }: { igrejaId: number; eventoId: number },
): Promise<void> {
  await sql`select put_agenda(${igrejaId}::int, 'espera', ${String(eventoId)}, (select min(oferta_expira_em) from espera
    where evento_id = ${eventoId} and situacao = 'oferecida'))`.execute(trx)
}
