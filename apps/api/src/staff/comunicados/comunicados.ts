import {
  COMUNICADO_ESPERA_SEGUNDOS,
  MAX_COMUNICADOS,
  type CallInput,
  type CallResult,
  type Comunicado,
  type staffNoticeCalls,
} from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { requirePublico } from './publico.ts'

type Calls = typeof staffNoticeCalls

/** How far ahead one may wait. */
const MOST_AHEAD = 180 * 86_400_000

/** What was written to many, the newest first. */
export async function listComunicados(
  trx: TenantTrx,
  { page, limit }: CallInput<Calls['listComunicados']>['query'],
): Promise<CallResult<Calls['listComunicados']>> {
  const rows = await select(trx)
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
  return { comunicados: rows.slice(0, limit).map(toComunicado), mais: rows.length > limit }
}

/** @throws AppError NOT_FOUND */
async function findComunicado(trx: TenantTrx, { id }: { id: number }): Promise<Comunicado> {
  const row = await select(trx).where('c.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toComunicado(row)
}

/** @throws AppError VALIDATION, ACCOUNT_LIMIT */
export async function createComunicado(
  trx: TenantTrx,
  {
    userId,
    idPublico: publicoId,
    caminho,
    enviarEm,
    ...given
  }: CallInput<Calls['createComunicado']>['body'] & { userId: number },
): Promise<Comunicado> {
  const when = enviarEm === null ? null : Date.parse(enviarEm)
  if (when !== null && (when <= Date.now() || when > Date.now() + MOST_AHEAD))
    throw new AppError('VALIDATION', { campos: [{ campo: 'enviarEm', regra: 'future' }] })
  await requirePublico(trx, { ...given, publicoId })
  await requireFew(trx)
  const { id } = await trx
    .insertInto('comunicado')
    .values({
      ...given,
      titulo: given.titulo.trim(),
      texto: given.texto.trim(),
      canais: [...new Set(given.canais)],
      publicoId,
      caminho: caminho ?? '/notifications',
      enviarEm:
        enviarEm === null
          ? sql<Date>`now() + ${COMUNICADO_ESPERA_SEGUNDOS}::int * interval '1 second'`
          : new Date(enviarEm),
      userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return findComunicado(trx, { id })
}

/** One at a time, so that many at once do not pass. @throws AppError ACCOUNT_LIMIT */
async function requireFew(trx: TenantTrx): Promise<void> {
  await sql`select from igreja where id = current_igreja() for no key update`.execute(trx)
  const few = await trx
    .selectFrom('comunicado')
    .where(
      sql<boolean>`situacao = 'agendado' or (situacao <> 'cancelado' and data_cadastro > now() - interval '1 day')`,
    )
    .select('id')
    .limit(MAX_COMUNICADOS)
    .execute()
  if (few.length >= MAX_COMUNICADOS)
    throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_COMUNICADOS } })
}

/** @throws AppError NOT_FOUND, NOTICE_SENT once somebody may have been told */
export async function cancelComunicado(trx: TenantTrx, { id }: { id: number }): Promise<Comunicado> {
  const row = await trx
    .selectFrom('comunicado')
    .where('id', '=', id)
    .select('situacao')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  if (row.situacao !== 'agendado') throw new AppError('NOTICE_SENT')
  await trx.updateTable('comunicado').set({ situacao: 'cancelado' }).where('id', '=', id).execute()
  return findComunicado(trx, { id })
}

function select(trx: TenantTrx) {
  return trx
    .selectFrom('comunicado as c')
    .leftJoin('usuario as u', (join) =>
      join.onRef('u.igrejaId', '=', 'c.igrejaId').onRef('u.userId', '=', 'c.userId'),
    )
    .selectAll('c')
    .select([
      sql<string | null>`nullif(trim(concat_ws(' ', u.nome, u.sobrenome)), '')`.as('autor'),
      sql<string | null>`case when c.publico = 'celula'
        then (select nome from celula g where g.igreja_id = c.igreja_id and g.id = c.publico_id)
        else (select nome from evento e where e.igreja_id = c.igreja_id and e.id = c.publico_id) end`.as(
        'nomePublico',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function toComunicado({ enviarEm, concluidoEm, publico, papel, situacao, canais, ...row }: Row): Comunicado {
  return {
    ...row,
    publico: publico as Comunicado['publico'],
    papel: papel as Comunicado['papel'],
    situacao: situacao as Comunicado['situacao'],
    canais: canais as Comunicado['canais'],
    enviarEm: enviarEm.toISOString(),
    concluidoEm: concluidoEm?.toISOString() ?? null,
  }
}
