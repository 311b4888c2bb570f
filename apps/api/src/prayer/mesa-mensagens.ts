import type { CallInput, CallResult, prayerCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { selectMensagens, toMensagem } from './mensagens.ts'
import { FOR_WALL, ON_WALL } from './oracao-shape.ts'

type Calls = typeof prayerCalls

/** What waits below requests that everybody sees: of others it is time enough once they are approved. */
export async function listMensagensMesa(
  secrets: Secrets,
  trx: TenantTrx,
  { cursor, limit }: CallInput<Calls['listOracaoMensagensMesa']>['query'],
): Promise<CallResult<Calls['listOracaoMensagensMesa']>> {
  const rows = await selectMensagens(trx)
    .innerJoin('oracao', (join) =>
      join.onRef('oracao.igrejaId', '=', 'm.igrejaId').onRef('oracao.id', '=', 'm.oracaoId'),
    )
    .where('m.situacao', '=', 'aguardando')
    .where(ON_WALL)
    .$if(cursor !== undefined, (so) => so.where('m.id', '>', cursor!))
    .select(['oracao.id as oracaoId', 'oracao.nome as oracaoNome', 'oracao.mensagem as oracaoMensagem'])
    .orderBy('m.id')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    mensagens: page.map((row) => ({
      ...toMensagem(secrets, row),
      // What is on the wall is not sealed.
      oracao: { id: row.oracaoId, nome: row.oracaoNome, mensagem: row.oracaoMensagem ?? '' },
    })),
    proximo: rows.length > limit ? page.at(-1)!.id : null,
  }
}

export async function countMensagensWaiting(trx: TenantTrx): Promise<number> {
  const { qtde } = await trx
    .selectFrom('oracaoMensagem as m')
    .innerJoin('oracao', (join) =>
      join.onRef('oracao.igrejaId', '=', 'm.igrejaId').onRef('oracao.id', '=', 'm.oracaoId'),
    )
    .where('m.situacao', '=', 'aguardando')
    .where(ON_WALL)
    .select(sql<number>`count(*)::int`.as('qtde'))
    .executeTakeFirstOrThrow()
  return qtde
}

/**
 * Approves a message, or hides it; what was reported of it counts as looked at.
 * @returns whether somebody wrote it to the author of the request, and it is shown for the first time. @throws AppError NOT_FOUND
 */
export async function saveMensagemSituacao(
  trx: TenantTrx,
  { id, idMensagem, situacao }: { id: number; idMensagem: number; situacao: 'aprovada' | 'oculta' },
): Promise<{ writer: number; isNews: boolean }> {
  const before = await trx
    .selectFrom('oracaoMensagem')
    .innerJoin('oracao', (join) =>
      join
        .onRef('oracao.igrejaId', '=', 'oracaoMensagem.igrejaId')
        .onRef('oracao.id', '=', 'oracaoMensagem.oracaoId'),
    )
    .where('oracaoMensagem.id', '=', idMensagem)
    .where('oracaoMensagem.oracaoId', '=', id)
    .where('oracaoMensagem.tipo', '<>', 'resposta')
    .where(FOR_WALL)
    .select(['oracaoMensagem.situacao', 'oracaoMensagem.tipo', 'oracaoMensagem.userId'])
    .forUpdate('oracaoMensagem')
    .executeTakeFirst()
  if (!before) throw new AppError('NOT_FOUND')
  await trx.updateTable('oracaoMensagem').set({ situacao }).where('id', '=', idMensagem).execute()
  await trx
    .updateTable('oracaoDenuncia')
    .set({ flagVista: true })
    .where('mensagemId', '=', idMensagem)
    .execute()
  const isNews = before.tipo === 'mensagem' && before.situacao === 'aguardando' && situacao === 'aprovada'
  return { writer: before.userId, isNews }
}
