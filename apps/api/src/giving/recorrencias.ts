import type { CallInput, givingCalls, Recorrencia } from '@atrio/contract'
import { addDays, daysBetween, centsFromWire, centsToWire, isIsoDate } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { chargeMoment, currentDay } from '../payments/charge/charge-days.ts'
import { findCartao, toCartao } from '../payments/charge/cards.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import { dueDay, goOn, isAuthorised, leaveOut, type RecorrenciaRow } from './recurring-gifts.ts'
import { requireAmount } from './purchase/terms.ts'

type Calls = typeof givingCalls

interface Giver {
  igrejaId: number
  userId: number
}

/** One that a person gives again and again. */
type Gift = Giver & { uuid: string }

export async function listRecorrencias(trx: TenantTrx, { userId }: Giver): Promise<Recorrencia[]> {
  const rows = await trx
    .selectFrom('recorrencia')
    .where('userId', '=', userId)
    .selectAll()
    .orderBy('dataCadastro', 'desc')
    .orderBy('id')
    .execute()
  const order = ['ativa', 'pausada', 'suspensa', 'cancelada']
  return Promise.all(
    rows
      .toSorted((a, b) => order.indexOf(a.situacao) - order.indexOf(b.situacao))
      .map((row) => toRecorrencia(trx, row)),
  )
}

/** @throws AppError NOT_FOUND, also for another person's or for a card that is not theirs; RECURRENCE_ENDED */
export async function updateRecorrencia(
  trx: TenantTrx,
  { igrejaId, change, ...gift }: Gift & { change: CallInput<Calls['updateRecorrencia']>['body'] },
): Promise<Recorrencia> {
  const row = await lockLive(trx, gift)
  if (change.valor !== undefined) {
    requireAmount(centsFromWire(change.valor), await loadConfiguracao(trx, { igrejaId }))
  }
  if (
    change.idCartao !== undefined &&
    !(await findCartao(trx, { userId: gift.userId, id: change.idCartao }))
  ) {
    throw new AppError('NOT_FOUND')
  }
  const moved = change.dias !== undefined || change.proximaData !== undefined
  const rhythm = moved ? await newRhythm(trx, row, change) : {}
  await trx
    .updateTable('recorrencia')
    .set({
      ...(change.valor === undefined ? {} : { valor: centsFromWire(change.valor) }),
      ...(change.flagUsuarioTaxa === undefined ? {} : { flagUsuarioTaxa: change.flagUsuarioTaxa }),
      ...(change.idCartao === undefined ? {} : { usuarioCartaoId: change.idCartao }),
      ...rhythm,
      dataUltimaAlteracao: new Date(),
    })
    .where('id', '=', row.id)
    .execute()
  return find(trx, row.id)
}

/** The next date becomes the one from which all others are counted. */
async function newRhythm(
  trx: TenantTrx,
  row: RecorrenciaRow,
  { dias = row.dias, proximaData }: { dias?: number | undefined; proximaData?: string | undefined },
) {
  const today = await currentDay(trx)
  const next = proximaData ?? dueDay(row, row.n)
  const ahead = isIsoDate(next) ? daysBetween(today, next) : -1
  if (proximaData !== undefined && (ahead < 1 || ahead > 366)) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'proximaData', regra: 'date' }] })
  }
  return {
    dias,
    ancora: addDays(next, -row.n * dias),
    ...(row.situacao === 'ativa' ? { cobrarEm: await chargeMoment(trx, { day: next }) } : {}),
  }
}

/** Leaves the next date out; another date than that was left out already. */
export async function pular(
  trx: TenantTrx,
  { data, ...gift }: Gift & { data: string },
): Promise<Recorrencia> {
  const row = await lockLive(trx, gift)
  if (row.situacao === 'ativa' && dueDay(row, row.n) === data) {
    await leaveOut(trx, row)
  }
  return find(trx, row.id)
}

/**
 * Pauses, goes on with the next date to come, or ends for good.
 * @throws AppError NOT_FOUND, RECURRENCE_ENDED, RECURRENCE_NOT_ALLOWED to go on where the church does not want it any more
 */
export async function saveSituacao(
  trx: TenantTrx,
  { situacao, ...gift }: Gift & { situacao: 'ativa' | 'pausada' | 'cancelada' },
): Promise<Recorrencia> {
  const row = await lockLive(trx, gift)
  if (row.situacao === situacao) return find(trx, row.id)
  if (situacao === 'pausada' && row.situacao !== 'ativa') return find(trx, row.id)
  if (situacao === 'ativa') {
    if (!(await isAuthorised(trx, { pagamentoMotivoId: row.pagamentoMotivoId })))
      throw new AppError('RECURRENCE_NOT_ALLOWED')
    await goOn(trx, { row, from: row.n })
  } else {
    await trx
      .updateTable('recorrencia')
      .set({ situacao, cobrarEm: null, dataUltimaAlteracao: new Date() })
      .where('id', '=', row.id)
      .execute()
  }
  return find(trx, row.id)
}

async function lockLive(trx: TenantTrx, { userId, uuid }: Omit<Gift, 'igrejaId'>): Promise<RecorrenciaRow> {
  const row = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)
    ? await trx
        .selectFrom('recorrencia')
        .where('id', '=', uuid.toLowerCase())
        .where('userId', '=', userId)
        .selectAll()
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('NOT_FOUND')
  if (row.situacao === 'cancelada') throw new AppError('RECURRENCE_ENDED')
  return row
}

async function find(trx: TenantTrx, id: string): Promise<Recorrencia> {
  const row = await trx.selectFrom('recorrencia').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  return toRecorrencia(trx, row)
}

async function toRecorrencia(trx: TenantTrx, row: RecorrenciaRow): Promise<Recorrencia> {
  const [motivo, cartao] = [
    await trx
      .selectFrom('pagamentoMotivo')
      .where('id', '=', row.pagamentoMotivoId)
      .select(['id', 'nome'])
      .executeTakeFirstOrThrow(),
    await trx
      .selectFrom('usuarioCartao')
      .where('id', '=', row.usuarioCartaoId)
      .selectAll()
      .executeTakeFirstOrThrow(),
  ]
  const historico = await trx
    .selectFrom('ocorrencia')
    .leftJoin('pedido', (join) =>
      join
        .onRef('pedido.igrejaId', '=', 'ocorrencia.igrejaId')
        .onRef('pedido.id', '=', 'ocorrencia.pedidoId'),
    )
    .where('recorrenciaId', '=', row.id)
    .select(['data', 'ocorrencia.situacao', 'pedido.codigo as pedido'])
    .orderBy('n', 'desc')
    .limit(12)
    .execute()
  const { moeda } = await loadConfiguracao(trx, { igrejaId: row.igrejaId })
  return {
    uuid: row.id,
    situacao: row.situacao as Recorrencia['situacao'],
    motivo,
    valor: centsToWire(row.valor),
    moeda,
    flagUsuarioTaxa: row.flagUsuarioTaxa,
    dias: row.dias,
    proximas: row.situacao === 'ativa' ? [0, 1, 2].map((ahead) => dueDay(row, row.n + ahead)) : [],
    cartao: toCartao(cartao),
    idGatewayPagamento: cartao.gatewayId,
    recusas: row.recusas,
    dataCadastro: row.dataCadastro.toISOString(),
    historico: historico.map((entry) => ({
      ...entry,
      situacao: entry.situacao as Recorrencia['historico'][number]['situacao'],
    })),
  }
}
