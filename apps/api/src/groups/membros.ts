import type { CallInput, groupsCalls, MembroCelula } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findPapel, requireRoom, type Participante } from './participacao.ts'
import { faltasSeguidas } from './presencas.ts'

type Change = CallInput<(typeof groupsCalls)['saveMembroCelula']>['body']

/** The people of a group as who leads it sees them: who leads it first, then by name. */
export async function listMembros(trx: TenantTrx, me: Participante): Promise<MembroCelula[]> {
  const rows = await ofCelula(trx, me.celulaId)
    .orderBy((eb) => eb('papel', '=', 'lider'), 'desc')
    .orderBy('usuario.nome')
    .orderBy('celulaMembro.id')
    .execute()
  return rows.map((row) => toMembro(row, me))
}

/**
 * Changes what somebody is in a group, or moves them to another one of who changes it, where they begin as a member.
 * @throws AppError NOT_FOUND, also for a group that they do not lead, GROUP_LAST_LEADER, GROUP_FULL, GROUP_MEMBER
 */
export async function saveMembro(
  trx: TenantTrx,
  { me, id, papel, celula }: { me: Participante; id: number } & Change,
): Promise<MembroCelula> {
  const before = await getMembro(trx, me, id)
  const moves = celula !== undefined && celula !== me.celulaId
  if (before.papel === 'lider' && (moves || papel === 'membro')) await requireOtherLeader(trx, me.celulaId)
  if (!moves) {
    await trx
      .updateTable('celulaMembro')
      .set({ papel: papel ?? before.papel })
      .where('id', '=', id)
      .execute()
    return getMembro(trx, me, id)
  }
  const there = await findPapel(trx, { celulaId: celula, userId: me.userId, locks: true })
  if (there !== 'lider') throw new AppError('NOT_FOUND')
  await requireRoom(trx, { celulaId: celula })
  await requireAbsent(trx, { celulaId: celula, id })
  await trx
    .updateTable('celulaMembro')
    .set({ celulaId: celula, papel: 'membro' })
    .where('id', '=', id)
    .execute()
  return getMembro(trx, { ...me, celulaId: celula }, id)
}

/** @throws AppError NOT_FOUND, GROUP_LAST_LEADER */
export async function deleteMembro(
  trx: TenantTrx,
  { me, id }: { me: Participante; id: number },
): Promise<void> {
  const { papel } = await getMembro(trx, me, id)
  if (papel === 'lider') await requireOtherLeader(trx, me.celulaId)
  await trx.deleteFrom('celulaMembro').where('id', '=', id).execute()
}

/** Leaves a group. @throws AppError GROUP_LAST_LEADER */
export async function sair(trx: TenantTrx, { celulaId, userId, papel }: Participante): Promise<void> {
  if (papel === 'lider') await requireOtherLeader(trx, celulaId)
  await trx.deleteFrom('celulaMembro').where('celulaId', '=', celulaId).where('userId', '=', userId).execute()
}

async function getMembro(trx: TenantTrx, me: Participante, id: number): Promise<MembroCelula> {
  const row = await ofCelula(trx, me.celulaId).where('celulaMembro.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toMembro(row, me)
}

/** Of a locked group. */
async function requireOtherLeader(trx: TenantTrx, celulaId: number): Promise<void> {
  const leaders = await trx
    .selectFrom('celulaMembro')
    .where('celulaId', '=', celulaId)
    .where('papel', '=', 'lider')
    .select('id')
    .limit(2)
    .execute()
  if (leaders.length < 2) throw new AppError('GROUP_LAST_LEADER')
}

async function requireAbsent(
  trx: TenantTrx,
  { celulaId, id }: { celulaId: number; id: number },
): Promise<void> {
  const same = await trx
    .selectFrom('celulaMembro as there')
    .innerJoin('celulaMembro as here', 'here.userId', 'there.userId')
    .where('there.celulaId', '=', celulaId)
    .where('here.id', '=', id)
    .select('there.id')
    .executeTakeFirst()
  if (same) throw new AppError('GROUP_MEMBER')
}

function ofCelula(trx: TenantTrx, celulaId: number) {
  return trx
    .selectFrom('celulaMembro')
    .innerJoin('usuario', (join) =>
      join
        // A person sees their accounts at other churches, too.
        .onRef('usuario.igrejaId', '=', 'celulaMembro.igrejaId')
        .onRef('usuario.userId', '=', 'celulaMembro.userId'),
    )
    .where('celulaId', '=', celulaId)
    .select(['celulaMembro.id', 'celulaMembro.userId', 'usuario.nome', 'usuario.sobrenome', 'papel'])
    .select(['celulaMembro.telefone', 'dataEntrada'])
    .select(faltasSeguidas('celula_membro', sql`current_igreja_day()`).as('faltasSeguidas'))
}

type Row = Awaited<ReturnType<ReturnType<typeof ofCelula>['execute']>>[number]

function toMembro({ userId, dataEntrada, papel, ...row }: Row, me: Participante): MembroCelula {
  return { ...row, papel: papel as MembroCelula['papel'], desde: dataEntrada, flagEu: userId === me.userId }
}
