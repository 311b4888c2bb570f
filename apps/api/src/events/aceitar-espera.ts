import type { ReservaEvento } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { releaseOffer } from '../payments/waiting/waiting-list.ts'
import { findHold, holdEnd, holdPlaces, lockLotes, releaseHold } from '../payments/cart/holds.ts'
import { findEspera, lockEspera } from './ver-espera.ts'
import { enter } from './enter.ts'
import { getReserva } from './reservas.ts'

/**
 * What was offered becomes the person's own hold, beside what they hold already; from there on it is a purchase like any
 * other, with its questions and its price.
 * @throws AppError NOT_FOUND for another account's turn, EVT_REG_024 when the offer is over
 */
export async function aceitarEspera(
  ctx: Context,
  trx: TenantTrx,
  { codigo }: { codigo: string },
): Promise<ReservaEvento> {
  const { userId, igrejaId } = requireAuth(ctx)
  const { eventoId } = await findEspera(trx, { codigo })
  const holder = { igrejaId, eventoId, userId }
  await enter(trx, holder)
  const all = await trx.selectFrom('ingresso').where('eventoId', '=', eventoId).select('id').execute()
  await lockLotes(trx, { eventoId, ingressos: all.map(({ id }) => id) })
  const row = await lockEspera(trx, { codigo })
  if (row.userId !== null && row.userId !== userId) throw new AppError('NOT_FOUND')
  const offered = await trx
    .selectFrom('reserva')
    .where('grupo', '=', row.grupo)
    .where('situacao', '=', 'retida')
    .where('ingressoId', 'is not', null)
    .select(['loteId', 'quantidade'])
    .executeTakeFirst()
  if (row.situacao !== 'oferecida' || row.ofertaExpiraEm! <= new Date() || !offered) {
    throw new AppError('EVT_REG_024', { detalhes: { ingresso: row.ingressoId } })
  }
  const held = await findHold(trx, holder)
  await releaseHold(trx, holder)
  await releaseOffer(trx, { grupo: row.grupo! })
  const own = { ingressoId: row.ingressoId, ...offered }
  const others = held.map(({ ingressoId, loteId, quantidade }) => ({ ingressoId, loteId, quantidade }))
  const same = others.find(({ loteId }) => loteId === own.loteId)
  if (same) same.quantidade += own.quantidade
  await holdPlaces(trx, { holder, places: same ? others : [...others, own], expiraEm: holdEnd() })
  await trx.updateTable('espera').set({ situacao: 'aceita', userId }).where('id', '=', row.id).execute()
  return (await getReserva(trx, holder))!
}
