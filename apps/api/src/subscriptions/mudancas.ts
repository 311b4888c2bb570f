import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import { addDays, todayIn } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { lockUsuario } from '../http/usuario.ts'
import { findCartao } from '../payments/charge/cards.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import { newPedidoCodigo } from '../payments/order/codes.ts'
import { viewAssinatura } from './minhas.ts'
import { findPlano, getConfiguracao } from './planos.ts'
import { endOf, load, lockAssinatura, moveAssinatura, schedule, type Loaded } from './states.ts'

interface Own {
  userId: number
  codigo: string
}

/**
 * Ends it with what is paid, at once where nothing is; or goes on with one that was to end.
 * @returns orders that wait for money that is wanted no more, beside it
 * @throws AppError NOT_FOUND, also for another person's; SUBSCRIPTION_ENDED
 */
export async function saveCancelamento(
  trx: TenantTrx,
  { flagCancelar, ...own }: Own & { flagCancelar: boolean },
): Promise<{ assinatura: UsuarioPlanoAssinatura; abandoned: number[] }> {
  const loaded = await lockOwn(trx, own)
  const { hoje, facts } = loaded
  if (!flagCancelar && facts.situacao !== 'ativa') throw new AppError('SUBSCRIPTION_ENDED')
  const moved = await moveAssinatura(trx, {
    loaded,
    event: flagCancelar ? { type: 'cancelar', hoje } : { type: 'continuar' },
    beside: flagCancelar ? { proximoPlanoId: null } : {},
  })
  await schedule(trx, moved)
  return { assinatura: await view(trx, moved), abandoned: flagCancelar ? await listOpen(trx, moved) : [] }
}

/** @throws AppError NOT_FOUND, also for a plan that is not sold; SUBSCRIPTION_ENDED, SUBSCRIPTION_PENDING */
export async function saveProximoPlano(
  trx: TenantTrx,
  { idPlano, ...own }: Own & { idPlano: number | null },
): Promise<UsuarioPlanoAssinatura> {
  const loaded = await lockOwn(trx, own)
  const { facts, how, row } = loaded
  if (facts.situacao !== 'ativa' || facts.cancelarNoFim) throw new AppError('SUBSCRIPTION_ENDED')
  if (how.busy) throw new AppError('SUBSCRIPTION_PENDING')
  if (idPlano !== null && !(await findPlano(trx, { id: idPlano }))) throw new AppError('NOT_FOUND')
  await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({ proximoPlanoId: idPlano === row.planoId ? null : idPlano, dataUltimaAlteracao: new Date() })
    .where('id', '=', row.id)
    .execute()
  return view(trx, loaded)
}

/** @throws AppError NOT_FOUND, also for a card that is not theirs; SUBSCRIPTION_ENDED */
export async function saveCartao(
  trx: TenantTrx,
  { idCartao, ...own }: Own & { idCartao: number },
): Promise<UsuarioPlanoAssinatura> {
  const loaded = await lockOwn(trx, own)
  const card = await findCartao(trx, { userId: own.userId, id: idCartao })
  if (card?.tipo !== 'cartao_credito') throw new AppError('NOT_FOUND')
  if (!['ativa', 'em_atraso'].includes(loaded.facts.situacao)) throw new AppError('SUBSCRIPTION_ENDED')
  // A card that was refused is another one now: it is tried anew on the next day.
  await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({ usuarioCartaoId: card.id, metodo: 'cartao_credito', recusas: 0 })
    .where('id', '=', loaded.row.id)
    .execute()
  const changed = (await lockAssinatura(trx, { id: loaded.row.id }))!
  await schedule(trx, changed)
  return view(trx, changed)
}

/** @throws AppError FORBIDDEN without an account here, NOT_FOUND for a plan that is not sold, TRIAL_NOT_OFFERED */
export async function createTeste(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    idPlano,
    locale,
  }: { igrejaId: number; userId: number; idPlano: number; locale: string },
): Promise<UsuarioPlanoAssinatura> {
  await lockUsuario(trx, { igrejaId, userId })
  const plano = await findPlano(trx, { id: idPlano })
  if (!plano) throw new AppError('NOT_FOUND')
  const { diasTeste } = await getConfiguracao(trx)
  const before = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('userId', '=', userId)
    .where('situacao', '<>', 'expirada')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (diasTeste === 0 || before) throw new AppError('TRIAL_NOT_OFFERED')
  const { fusoHorario } = await loadConfiguracao(trx, { igrejaId })
  const row = await trx
    .insertInto('usuarioPlanoAssinatura')
    .values({
      codigo: newPedidoCodigo(),
      userId,
      planoId: plano.id,
      precoId: plano.precoId,
      situacao: 'teste',
      acessoAte: endOf(addDays(todayIn(fusoHorario), diasTeste), fusoHorario),
      locale,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const loaded = await load(trx, row)
  await schedule(trx, loaded)
  return view(trx, loaded)
}

async function lockOwn(trx: TenantTrx, { userId, codigo }: Own): Promise<Loaded> {
  const own = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('codigo', '=', codigo.toUpperCase())
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst()
  const loaded = own && (await lockAssinatura(trx, { id: own.id }))
  if (!loaded) throw new AppError('NOT_FOUND')
  if (['cancelada', 'encerrada', 'expirada'].includes(loaded.facts.situacao))
    throw new AppError('SUBSCRIPTION_ENDED')
  return loaded
}

async function view(trx: TenantTrx, { row: { id } }: Loaded): Promise<UsuarioPlanoAssinatura> {
  const row = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  return viewAssinatura(trx, row)
}

async function listOpen(trx: TenantTrx, { row: { id } }: Loaded): Promise<number[]> {
  const rows = await trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo')
    .where('assinaturaId', '=', id)
    .where('situacao', '=', 'cobrando')
    .select('pedidoId')
    .execute()
  return rows.flatMap(({ pedidoId }) => pedidoId ?? [])
}
