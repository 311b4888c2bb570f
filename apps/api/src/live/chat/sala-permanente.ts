import type { CallInput, liveChatStaffCalls, ModoSala } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { appendEvento } from './append-evento.ts'

type Calls = typeof liveChatStaffCalls

/** A church shows one or two in its own pages; each is listed wherever somebody chooses a room. */
const MOST = 50
/** What rooms of broadcasts, of those who look after them, and of a raised hand are called. */
const RESERVED = /^(ao-vivo-|anfitrioes-|conversa-[\da-f]{8}-)/

/** Makes a room that stands by itself (Decision 285). @throws AppError VALIDATION */
export async function createPermanente(
  trx: TenantTrx,
  { codigo, titulo, modoLento }: CallInput<Calls['createSalaEquipe']>['body'],
): Promise<void> {
  if (RESERVED.test(codigo)) throw refused('reserved')
  const { n } = await trx
    .selectFrom('sala')
    .where('titulo', 'is not', null)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST) throw new AppError('VALIDATION', { campos: [{ campo: 'codigo', regra: 'limit' }] })
  const made = await trx
    .insertInto('sala')
    .values({ codigo, titulo, modoLento: modoLento ?? 0 })
    .onConflict((oc) => oc.columns(['igrejaId', 'codigo']).doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw refused('unique')
}

/** Names one, closes it or opens it again; those who are there learn of it. @throws AppError NOT_FOUND */
export async function savePermanente(
  trx: TenantTrx,
  { codigo, titulo, flagAberta }: CallInput<Calls['saveSalaEquipe']>['body'] & { codigo: string },
): Promise<void> {
  const sala = await trx
    .updateTable('sala')
    .set({
      titulo: sql<string>`coalesce(${titulo ?? null}::text, titulo)`,
      // Closed once more it stays closed since then.
      fechaEm: sql<Date | null>`case ${flagAberta ?? null}::boolean
        when true then null when false then least(fecha_em, now()) else fecha_em end`,
    })
    .where('codigo', '=', codigo)
    .where('tipo', '=', 'publica')
    .where('titulo', 'is not', null)
    .returning(['id', 'flagSoAnfitrioes', 'flagLinksConvidados'])
    .returning(sql<ModoSala['modoLento']>`modo_lento`.as('modoLento'))
    .executeTakeFirst()
  if (!sala) throw new AppError('NOT_FOUND')
  const { id: salaId, ...corpo } = sala
  // After it every process reads the room anew (Decision 211).
  if (flagAberta !== undefined) appendEvento(trx, { salaId, tipo: 'modo', corpo })
}

function refused(regra: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo: 'codigo', regra }] })
}
