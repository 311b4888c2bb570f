import type { AssinaturaLeitura, AssinaturaLeituraCompleta } from '@atrio/contract'
import { isIsoDate, reschedule, todayIn, type Locale } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import type { Plan } from './catalogue.ts'
import { findPlan, newestOf, toPlano } from './planos.ts'

/** Whose plans, in which language, at which church. */
export interface Reader {
  igrejaId: number
  userId: number
  locale: Locale
}

/** One that they follow. */
type Followed = Reader & { uuid: string }

type Row = Selectable<Tables['planoLeituraAssinatura']>
type Planned = Row & { plan: Plan }
type Tick = { dia: number; parte: number }

export async function listAssinaturas(trx: TenantTrx, reader: Reader): Promise<AssinaturaLeitura[]> {
  const rows = await trx
    .selectFrom('planoLeituraAssinatura')
    .where('userId', '=', reader.userId)
    .selectAll()
    .orderBy('dataCadastro', 'desc')
    .orderBy('uuid')
    .limit(200)
    .execute()
  const all = await Promise.all(
    rows.map(async (row) => {
      const plan = await findPlan(trx, { uuid: row.plano })
      return plan ? [toAssinatura({ ...row, plan }, await readTicks(trx, row), reader.locale)] : []
    }),
  )
  return all.flat()
}

/** @throws AppError NOT_FOUND, also for another person's. */
export async function getAssinatura(trx: TenantTrx, followed: Followed): Promise<AssinaturaLeituraCompleta> {
  const row = await findRow(trx, followed)
  const lidas = await readTicks(trx, row)
  return { ...toAssinatura(row, lidas, followed.locale), lidas }
}

/**
 * Starts a plan on a day that has come, or gives the one that is in progress.
 *
 * @throws AppError NOT_FOUND for no such plan, FORBIDDEN for someone without an account at the church.
 */
export async function createAssinatura(
  trx: TenantTrx,
  { plano, dataInicio, ...reader }: Reader & { plano: string; dataInicio: string },
): Promise<AssinaturaLeituraCompleta> {
  const plan = await findPlan(trx, { uuid: plano })
  if (!plan) throw new AppError('NOT_FOUND')
  requirePast('dataInicio', dataInicio)
  const { userId } = reader
  await requireUsuario(trx, reader)
  await trx
    .insertInto('planoLeituraAssinatura')
    .values({ userId, plano: plan.uuid, dataInicio, dataBase: dataInicio })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { uuid } = await trx
    .selectFrom('planoLeituraAssinatura')
    .where('userId', '=', userId)
    .where('plano', '=', plan.uuid)
    .where('dataConclusao', 'is', null)
    .select('uuid')
    .executeTakeFirstOrThrow()
  return getAssinatura(trx, { ...reader, uuid })
}

/** @throws AppError NOT_FOUND, also for a day or part that the plan does not have. */
export async function saveLeitura(
  trx: TenantTrx,
  { dia, parte, lida, ...followed }: Followed & Tick & { lida: boolean },
): Promise<AssinaturaLeituraCompleta> {
  const row = await lockRow(trx, followed)
  if (!row.plan.days()[dia - 1]?.[parte - 1]) throw new AppError('NOT_FOUND')
  const tick = { assinatura: row.uuid, dia, parte }
  if (lida) {
    await trx
      .insertInto('planoLeituraLida')
      .values(tick)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await trx
      .deleteFrom('planoLeituraLida')
      .where((eb) => eb.and(tick))
      .execute()
  }
  const { primeiroNaoLido } = toAssinatura(row, await readTicks(trx, row), followed.locale)
  await complete(trx, { row, isDone: primeiroNaoLido === null })
  return getAssinatura(trx, followed)
}

/** @throws AppError NOT_FOUND */
export async function remarcar(
  trx: TenantTrx,
  { data, ...followed }: Followed & { data: string },
): Promise<AssinaturaLeituraCompleta> {
  requirePast('data', data)
  const row = await lockRow(trx, followed)
  const { primeiroNaoLido } = toAssinatura(row, await readTicks(trx, row), followed.locale)
  if (primeiroNaoLido !== null) await update(trx, { uuid: row.uuid, ...reschedule(primeiroNaoLido, data) })
  return getAssinatura(trx, followed)
}

/** @throws AppError NOT_FOUND */
export async function reiniciar(
  trx: TenantTrx,
  { dataInicio, ...followed }: Followed & { dataInicio: string },
): Promise<AssinaturaLeituraCompleta> {
  requirePast('dataInicio', dataInicio)
  const row = await lockRow(trx, followed)
  // With its newest days.
  const plano = await newestOf(trx, { uuid: row.plano })
  // One plan is in progress once: the one that begins anew takes the place of another.
  await trx
    .deleteFrom('planoLeituraAssinatura')
    .where('userId', '=', followed.userId)
    .where('plano', 'in', [row.plano, plano])
    .where('dataConclusao', 'is', null)
    .where('uuid', '!=', row.uuid)
    .execute()
  await trx.deleteFrom('planoLeituraLida').where('assinatura', '=', row.uuid).execute()
  await update(trx, {
    uuid: row.uuid,
    plano,
    dataInicio,
    dataBase: dataInicio,
    diaBase: 1,
    dataConclusao: null,
  })
  return getAssinatura(trx, followed)
}

/** @throws AppError NOT_FOUND */
export async function deleteAssinatura(trx: TenantTrx, followed: Followed): Promise<void> {
  const row = await lockRow(trx, followed)
  await trx.deleteFrom('planoLeituraAssinatura').where('uuid', '=', row.uuid).execute()
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function findRow(trx: TenantTrx, followed: Followed): Promise<Planned> {
  return takeRow(trx, followed.uuid, () => rowsOf(trx, followed).executeTakeFirst())
}

/** For writing: until the transaction ends nobody else marks this plan. */
function lockRow(trx: TenantTrx, followed: Followed): Promise<Planned> {
  return takeRow(trx, followed.uuid, () => rowsOf(trx, followed).forUpdate().executeTakeFirst())
}

function rowsOf(trx: TenantTrx, { userId, uuid }: Followed) {
  return trx
    .selectFrom('planoLeituraAssinatura')
    .where('uuid', '=', uuid.toLowerCase())
    .where('userId', '=', userId)
    .selectAll()
}

/** @throws AppError NOT_FOUND, also for what is no UUID and for a plan that is no longer offered. */
async function takeRow(trx: TenantTrx, uuid: string, take: () => Promise<Row | undefined>): Promise<Planned> {
  const row = UUID.test(uuid) ? await take() : undefined
  const plan = row && (await findPlan(trx, { uuid: row.plano }))
  if (!plan) throw new AppError('NOT_FOUND')
  return { ...row, plan }
}

function readTicks(trx: TenantTrx, { uuid }: { uuid: string }): Promise<Tick[]> {
  return trx
    .selectFrom('planoLeituraLida')
    .where('assinatura', '=', uuid)
    .select(['dia', 'parte'])
    .orderBy('dia')
    .orderBy('parte')
    .execute()
}

function toAssinatura(row: Planned, lidas: readonly Tick[], locale: Locale): AssinaturaLeitura {
  const { plan } = row
  const read = new Map<number, number>()
  for (const { dia } of lidas) read.set(dia, (read.get(dia) ?? 0) + 1)
  const done = plan.days().map((day, index) => (read.get(index + 1) ?? 0) >= day.length)
  const firstUnread = done.indexOf(false)
  return {
    uuid: row.uuid,
    plano: toPlano(plan, locale),
    dataInicio: row.dataInicio,
    diaBase: row.diaBase,
    dataBase: row.dataBase,
    primeiroNaoLido: firstUnread < 0 ? null : firstUnread + 1,
    diasLidos: done.filter(Boolean).length,
    dataConclusao: row.dataConclusao,
  }
}

async function complete(trx: TenantTrx, { row, isDone }: { row: Row; isDone: boolean }): Promise<void> {
  if (isDone === (row.dataConclusao !== null)) return
  // A plan that was begun again meanwhile is the one in progress; the finished one stays finished.
  if (!isDone && (await isInProgress(trx, row))) return
  await trx
    .updateTable('planoLeituraAssinatura')
    .set({ dataConclusao: isDone ? sql<string>`current_igreja_day()` : null })
    .where('uuid', '=', row.uuid)
    .execute()
}

async function isInProgress(trx: TenantTrx, { userId, plano }: Row): Promise<boolean> {
  const found = await trx
    .selectFrom('planoLeituraAssinatura')
    .where('userId', '=', userId)
    .where('plano', '=', plano)
    .where('dataConclusao', 'is', null)
    .select('uuid')
    .executeTakeFirst()
  return found !== undefined
}

async function update(
  trx: TenantTrx,
  {
    uuid,
    ...change
  }: Pick<Row, 'uuid'> &
    Partial<Pick<Row, 'plano' | 'dataInicio' | 'dataBase' | 'diaBase' | 'dataConclusao'>>,
): Promise<void> {
  await trx.updateTable('planoLeituraAssinatura').set(change).where('uuid', '=', uuid).execute()
}

/** A day begins where the reader is; what has begun nowhere on earth lies in the future. */
function requirePast(campo: string, date: string): void {
  if (!isIsoDate(date) || date < '2000-01-01' || date > todayIn('Pacific/Kiritimati')) {
    throw new AppError('VALIDATION', { campos: [{ campo, regra: 'date' }] })
  }
}
