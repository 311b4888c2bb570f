import {
  situacoesOracao,
  type CallInput,
  type CallResult,
  type OracaoMesa,
  type OracaoMesaCompleta,
  type prayerCalls,
} from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { IS_CARE, IS_OPEN } from './cuidado.ts'
import { listDenuncias } from './denuncias.ts'
import { listMensagens } from './mensagens.ts'
import { countMensagensWaiting } from './mesa-mensagens.ts'
import { FOR_WALL, selectOracoes, toListada } from './oracao-shape.ts'

type Calls = typeof prayerCalls
type Query = CallInput<Calls['listOracoesMesa']>['query']

const DENUNCIAS = sql<number>`(select count(*)::int from oracao_denuncia d
  where d.igreja_id = oracao.igreja_id and d.oracao_id = oracao.id and not d.flag_vista)`

/** @param cares whoever asks cares for prayer: they are told how much waits there */
export async function listMesa(
  secrets: Secrets,
  trx: TenantTrx,
  { situacao, cursor, limit, cares }: Query & { cares: boolean },
): Promise<CallResult<Calls['listOracoesMesa']>> {
  const isQueue = situacao === 'aguardando'
  const rows = await selectMesa(trx)
    .$if(situacao !== 'denunciada', (so) => so.where('oracao.situacao', '=', situacao))
    .$if(situacao === 'denunciada', (so) => so.where(sql<boolean>`${DENUNCIAS} > 0`))
    .$if(cursor !== undefined, (so) => so.where('oracao.id', isQueue ? '>' : '<', cursor!))
    .orderBy('oracao.id', isQueue ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    oracoes: page.map((row) => toMesa(secrets, row)),
    proximo: rows.length > limit ? page.at(-1)!.id : null,
    qtdes: await countWaiting(trx, { cares }),
  }
}

/** @throws AppError NOT_FOUND for what is not for the wall */
export async function getMesa(
  secrets: Secrets,
  trx: TenantTrx,
  { id }: { id: number },
): Promise<OracaoMesaCompleta> {
  return {
    ...(await findMesa(secrets, trx, { id })),
    mensagens: await listMensagens(secrets, trx, { oracaoId: id, situacoes: situacoesOracao }),
    denuncias: await listDenuncias(trx, { oracaoId: id }),
  }
}

/** Approves, or hides; what was approved or hidden already stays so. @throws AppError NOT_FOUND */
export async function saveSituacao(
  secrets: Secrets,
  trx: TenantTrx,
  { id, situacao }: { id: number; situacao: 'aprovada' | 'oculta' },
): Promise<{ oracao: OracaoMesa; changed: boolean }> {
  await findMesa(secrets, trx, { id })
  const { numUpdatedRows } = await trx
    .updateTable('oracao')
    .set({ situacao })
    .where('id', '=', id)
    .where('situacao', '<>', situacao)
    .executeTakeFirst()
  await trx.updateTable('oracaoDenuncia').set({ flagVista: true }).where('oracaoId', '=', id).execute()
  return { oracao: await findMesa(secrets, trx, { id }), changed: numUpdatedRows > 0n }
}

function selectMesa(trx: TenantTrx) {
  return selectOracoes(trx).select(DENUNCIAS.as('qtdeDenuncias')).where(FOR_WALL)
}

async function findMesa(secrets: Secrets, trx: TenantTrx, { id }: { id: number }): Promise<OracaoMesa> {
  const row = await selectMesa(trx).where('oracao.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toMesa(secrets, row)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMesa>['execute']>>[number]

function toMesa(secrets: Secrets, row: Row): OracaoMesa {
  const situacao = row.situacao as OracaoMesa['situacao']
  return { ...toListada(secrets, row), situacao, qtdeDenuncias: row.qtdeDenuncias }
}

async function countWaiting(
  trx: TenantTrx,
  { cares }: { cares: boolean },
): Promise<CallResult<Calls['listOracoesMesa']>['qtdes']> {
  const { aguardando, denunciadas, cuidado } = await trx
    .selectFrom('oracao')
    .select((eb) => [
      sql<number>`count(*) filter (where ${FOR_WALL} and situacao = 'aguardando')::int`.as('aguardando'),
      sql<number>`count(*) filter (where ${IS_CARE} and ${IS_OPEN})::int`.as('cuidado'),
      eb
        .selectFrom('oracaoDenuncia')
        .innerJoin('oracao as o', 'o.id', 'oracaoDenuncia.oracaoId')
        .where('flagVista', '=', false)
        .where('o.excluirEm', 'is', null)
        .where('o.flagPublicarMural', '=', true)
        .where('o.flagAtivo', '=', true)
        .select(sql<number>`count(distinct o.id)::int`.as('n'))
        .as('denunciadas'),
    ])
    .executeTakeFirstOrThrow()
  const mensagens = await countMensagensWaiting(trx)
  return { aguardando, mensagens, denunciadas: denunciadas ?? 0, cuidado: cares ? cuidado : null }
}
