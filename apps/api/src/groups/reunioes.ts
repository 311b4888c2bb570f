import { isDeepStrictEqual } from 'node:util'
import type { CallInput, CallResult, groupsCalls, Reuniao, ReuniaoListada } from '@atrio/contract'
import { isIsoDate } from '@atrio/rules'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { signedAddress } from '../files/file-address.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import type { Participante } from './participacao.ts'
import { listPresencas } from './presencas.ts'

type Calls = typeof groupsCalls

/** The meetings of a group, newest first. */
export async function listReunioes(
  trx: TenantTrx,
  { me, ...paging }: { me: Participante } & CallInput<Calls['listReunioes']>['query'],
): Promise<CallResult<Calls['listReunioes']>> {
  const ordered = ofCelula(trx, me).orderBy('celulaReuniao.data', 'desc').orderBy('celulaReuniao.id', 'desc')
  const { rows, total } = await readPage(ordered, paging)
  return { reunioes: rows.map(toListada), total }
}

/** @throws AppError NOT_FOUND, also for a meeting of another group */
export async function getReuniao(
  secrets: Secrets,
  trx: TenantTrx,
  { me, id }: { me: Participante; id: number },
): Promise<Reuniao> {
  const row = await ofCelula(trx, me).where('celulaReuniao.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const leads = me.papel === 'lider'
  return {
    ...toListada(row),
    versao: row.versao,
    imagem: row.imagemId && signedAddress(secrets, { igrejaId: me.igrejaId, id: row.imagemId }),
    anotacoes: row.anotacoes,
    pedidosOracao: row.pedidosOracao,
    nomesVisitantes: leads ? row.nomes : null,
    presencas: leads
      ? await listPresencas(trx, { celulaId: me.celulaId, reuniaoId: id, data: row.data })
      : null,
  }
}

/**
 * Writes down the meeting of a day, in place of the version that was seen (Decision 146). The group is locked by then. A
 * device that was without a network says the same again without harm.
 * @throws AppError VALIDATION for a day or a study that is none, GROUP_MEETING_CHANGED
 */
export async function saveReuniao(
  secrets: Secrets,
  trx: TenantTrx,
  { me, ...given }: { me: Participante } & CallInput<Calls['saveReuniao']>['body'],
): Promise<Reuniao> {
  const written = await readWritten(trx, given)
  const before = await trx
    .selectFrom('celulaReuniao')
    .where('celulaId', '=', me.celulaId)
    .where('data', '=', given.data)
    .select(['id', 'versao', 'tema', 'estudoId', 'anotacoes', 'pedidosOracao', 'visitantes', 'flagCancelada'])
    .executeTakeFirst()
  if (!before) {
    const { id } = await trx
      .insertInto('celulaReuniao')
      .values({ celulaId: me.celulaId, data: given.data, ...written })
      .returning('id')
      .executeTakeFirstOrThrow()
    return getReuniao(secrets, trx, { me, id })
  }
  const { id, versao, ...rest } = before
  if (!isDeepStrictEqual(rest, written)) {
    if (given.versao !== versao) {
      throw new AppError('GROUP_MEETING_CHANGED', { detalhes: { reuniao: id, versao } })
    }
    await trx
      .updateTable('celulaReuniao')
      .set({ ...written, versao: versao + 1 })
      .where('id', '=', id)
      .execute()
  }
  return getReuniao(secrets, trx, { me, id })
}

async function readWritten(trx: TenantTrx, given: CallInput<Calls['saveReuniao']>['body']) {
  const { data, tema, estudo, anotacoes, pedidosOracao, visitantes = [], flagCancelada = false } = given
  if (!isIsoDate(data)) refuse('data', 'date')
  if (estudo) {
    const known = await trx
      .selectFrom('estudo')
      .where('id', '=', estudo)
      .where(isShown('estudo'))
      .select('id')
      .executeTakeFirst()
    if (!known) refuse('estudo', 'type')
  }
  return {
    tema: tema?.trim() || null,
    estudoId: estudo ?? null,
    anotacoes: anotacoes?.trim() || null,
    pedidosOracao: pedidosOracao?.trim() || null,
    visitantes,
    flagCancelada,
  }
}

function refuse(campo: string, regra: string): never {
  throw new AppError('VALIDATION', { campos: [{ campo, regra }] })
}

/** How many were marked as there, or as missing. */
function countPresencas(present: boolean) {
  return sql<number>`(select count(*)::int from celula_presenca p
    where p.igreja_id = celula_reuniao.igreja_id and p.reuniao_id = celula_reuniao.id and p.flag_presente = ${present})`
}

function ofCelula(trx: TenantTrx, { celulaId, userId }: Participante) {
  const own = sql<boolean | null>`(select p.flag_presente from celula_presenca p
    where p.igreja_id = celula_reuniao.igreja_id and p.reuniao_id = celula_reuniao.id and p.user_id = ${userId})`
  return trx
    .selectFrom('celulaReuniao')
    .leftJoin('estudo', (join) =>
      join.onRef('estudo.id', '=', 'celulaReuniao.estudoId').on(isShown('estudo')),
    )
    .where('celulaReuniao.celulaId', '=', celulaId)
    .select(['celulaReuniao.id', 'celulaReuniao.data', 'tema', 'flagCancelada', 'anotacoes', 'pedidosOracao'])
    .select([
      'estudo.id as idEstudo',
      'estudo.titulo',
      'celulaReuniao.visitantes as nomes',
      'celulaReuniao.versao',
      'celulaReuniao.imagemId',
    ])
    .select([
      countPresencas(true).as('presentes'),
      countPresencas(false).as('ausentes'),
      own.as('flagPresente'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof ofCelula>['execute']>>[number]

function toListada({ idEstudo, titulo, nomes, ...row }: Row): ReuniaoListada {
  return {
    id: row.id,
    data: row.data,
    tema: row.tema,
    estudo: idEstudo === null || titulo === null ? null : { id: idEstudo, titulo },
    flagCancelada: row.flagCancelada,
    presentes: row.presentes,
    ausentes: row.ausentes,
    visitantes: nomes.length,
    flagPresente: row.flagPresente,
  }
}
