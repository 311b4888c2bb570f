import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { withTenant, withPlatform } from '../db/tenant.ts'
import { chargeDue } from './cobrar-recorrencia.ts'
import { verify } from './cobrar.ts'
import { reconcile } from './conciliar.ts'
import { saveMissingTermos } from './comprador-termos.ts'
import { giveUp } from './desistir.ts'
import { refund } from './devolver.ts'
import { lockPedido } from './facts.ts'
import { findViolations } from './invariantes.ts'
import { sendPedidoMail } from './mails.ts'
import { purgeInbox } from './avisos-recusados.ts'
import type { PaymentDeps } from './mudar-pedido.ts'
import { lockLotesOf } from './reservas.ts'
import { workInbox } from './webhooks.ts'

interface Due {
  igrejaId: number
  tipo: string
  referencia: string
}

/** How many at once, and how long one has before another process may take it. */
const BATCH = 10
const LEASE = sql<Date>`now() + interval '2 minutes'`

/**
 * Does what is due: holds and orders that end, gateways to ask, refunds to send, gifts to charge. Any number of
 * processes may do so at once.
 * @returns how many there were.
 */
export async function workAgenda(deps: PaymentDeps): Promise<number> {
  const due = await claim(deps)
  await Promise.all(
    due.map((item) =>
      attend(deps, item).catch(async (error: unknown) => {
        deps.onError(error)
        await postpone(deps, item)
      }),
    ),
  )
  return due.length
}

async function claim(deps: PaymentDeps): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update agenda set vence_em = ${LEASE} where (igreja_id, tipo, referencia) in (
      select igreja_id, tipo, referencia from agenda where vence_em <= now()
      order by vence_em limit ${BATCH} for update skip locked)
    returning igreja_id, tipo, referencia`.execute(deps.db)
  return rows
}

/** What fails is tried later and later, up to an hour: nothing is ever dropped. */
function postpone(deps: PaymentDeps, { igrejaId, tipo, referencia }: Due): Promise<unknown> {
  return withPlatform(deps.db, (trx) =>
    sql`update agenda set falhas = falhas + 1,
        vence_em = now() + least(3600, 15 * power(2, least(falhas, 8))) * interval '1 second'
      where igreja_id = ${igrejaId} and tipo = ${tipo} and referencia = ${referencia}`.execute(trx),
  )
}

async function attend(deps: PaymentDeps, { igrejaId, tipo, referencia }: Due): Promise<void> {
  switch (tipo) {
    case 'reserva':
      return releaseExpired(deps, igrejaId, referencia)
    case 'pedido':
      return closeExpired(deps, { igrejaId, tipo, referencia })
    case 'aviso':
      return warn(deps, igrejaId, referencia)
    case 'pagamento':
      return verify(deps, { igrejaId, pagamentoId: referencia })
    case 'estorno':
      return refund(deps, { igrejaId, estornoId: referencia })
    case 'recorrencia':
      return chargeDue(deps, { igrejaId, recorrenciaId: referencia })
    case 'conciliacao':
      await reconcile(deps, igrejaId)
      return tomorrow(deps, { igrejaId, tipo, referencia })
    default:
      throw new Error(`nothing is known of ${tipo} in the agenda`)
  }
}

/** Closes an order whose time is over; one that was given more time meanwhile is looked at then. */
async function closeExpired(deps: PaymentDeps, { igrejaId, referencia }: Due): Promise<void> {
  const pedidoId = Number(referencia)
  const over = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const { pedido } = await lockPedido(trx, pedidoId)
    if (pedido.expiraEm && pedido.expiraEm <= new Date()) return true
    await sql`update agenda set vence_em = coalesce(${pedido.expiraEm}, 'infinity')
      where igreja_id = ${igrejaId} and tipo = 'pedido' and referencia = ${referencia}`.execute(trx)
    return false
  })
  if (over) await giveUp(deps, { igrejaId, pedidoId, ator: 'sistema' })
}

async function tomorrow(deps: PaymentDeps, { igrejaId, tipo, referencia }: Due): Promise<void> {
  await withPlatform(deps.db, (trx) =>
    sql`update agenda set vence_em = date_trunc('day', now()) + interval '1 day 4 hours', falhas = 0
      where igreja_id = ${igrejaId} and tipo = ${tipo} and referencia = ${referencia}`.execute(trx),
  )
}

/** A last word to who has not paid yet, once. */
function warn(deps: PaymentDeps, igrejaId: number, referencia: string): Promise<void> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const { pedido } = await lockPedido(trx, Number(referencia))
    const gone = await trx
      .deleteFrom('agenda')
      .where('igrejaId', '=', igrejaId)
      .where('tipo', '=', 'aviso')
      .where('referencia', '=', referencia)
      .returning('tipo')
      .executeTakeFirst()
    const waits = pedido.situacao === 'pendente' || pedido.situacao === 'aguardando'
    if (gone && waits) await sendPedidoMail(deps, trx, pedido, 'pedido-expirando')
  })
}

/** Gives back a hold whose time is over. */
function releaseExpired(deps: PaymentDeps, igrejaId: number, grupo: string): Promise<void> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    await lockLotesOf(sql`grupo = ${grupo}`).execute(trx)
    await trx
      .updateTable('reserva')
      .set({ situacao: 'liberada' })
      .where('grupo', '=', grupo)
      .where('situacao', '=', 'retida')
      .where('pedidoId', 'is', null)
      .where('expiraEm', '<=', sql<Date>`now()`)
      .execute()
  })
}

/** Works on the agenda until it is stopped, at once again while there is more. */
export function startAgenda(
  deps: PaymentDeps,
  { everyMs = 2_000 }: { everyMs?: number } = {},
): { stop: () => Promise<void> } {
  const halt = new AbortController()
  const counting = countHourly(deps, halt.signal)
  const running = (async () => {
    while (!halt.signal.aborted) {
      const done = await Promise.all([workAgenda(deps), workInbox(deps)]).catch((error: unknown) => {
        deps.onError(error)
        return [0]
      })
      if (Math.max(...done) < BATCH) await setTimeout(everyMs, null, { signal: halt.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      halt.abort()
      await Promise.all([running, counting])
    },
  }
}

/**
 * Counts everything anew at the start and every hour, tells what is not as it should be, forgets old messages, and makes
 * orders findable that are not.
 */
async function countHourly(deps: PaymentDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const found = await findViolations(deps.db).catch((error: unknown) => {
      deps.onError(error)
      return []
    })
    for (const { igreja, regra, alvo } of found) {
      deps.onError(new Error(`money does not add up: church ${igreja}, ${regra}, ${alvo}`))
    }
    await purgeInbox(deps).catch(deps.onError)
    await saveMissingTermos(deps).catch(deps.onError)
    await setTimeout(3_600_000, null, { signal }).catch(() => {})
  }
}
