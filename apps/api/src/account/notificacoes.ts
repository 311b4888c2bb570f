import type { accountCalls, CallInput, CallResult } from '@atrio/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import { documentShown } from '../db/content.ts'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { requireUsuario } from '../http/usuario.ts'

/**
 * What a church has announced to all, newest first; for a person also what was written to them alone, here or at
 * another church of theirs.
 */
export async function listNotificacoes(
  trx: TenantTrx,
  given: { igrejaId: number; userId: number | undefined; page: number; limit: number },
): Promise<CallResult<(typeof accountCalls)['listNotificacoes']>> {
  const rows = await visible(trx, given)
    .innerJoin('igreja', 'igreja.id', 'notificacao.igrejaId')
    .select(['notificacao.id', 'titulo', 'corpo', 'tipo', 'idEntidadeRelacionada'])
    .select(['notificacao.igrejaId', 'igreja.codigo', 'igreja.nome'])
    .select(['notificacao.dataCadastro', 'dataUltimaAlteracao'])
    .select((eb) => isRead(eb, given).$castTo<boolean>().as('flagLida'))
    .orderBy('notificacao.dataCadastro', 'desc')
    .orderBy('notificacao.id', 'desc')
    .limit(given.limit)
    .offset((given.page - 1) * given.limit)
    .execute()
  const notificacoes = rows.map(({ igrejaId, codigo, nome, tipo, ...notificacao }) => ({
    ...notificacao,
    tipo: { codigo: tipo },
    igreja: { id: igrejaId, codigo, nome },
    dataCadastro: notificacao.dataCadastro.toISOString(),
    dataUltimaAlteracao: notificacao.dataUltimaAlteracao.toISOString(),
  }))
  return { notificacoes, naoLidas: await countUnread(trx, given) }
}

type Marks = CallInput<(typeof accountCalls)['readNotificacoes']>['body']

/** @throws AppError FORBIDDEN for someone without an account at the church. */
export async function readNotificacoes(
  trx: TenantTrx,
  { ids = [], ate, ...person }: Marks & { igrejaId: number; userId: number },
): Promise<{ naoLidas: number }> {
  await requireUsuario(trx, person)
  if (ate !== undefined) await readUntil(trx, person, ate)
  // Only what the person sees can be marked: nothing can be learnt by marking, and no table filled.
  const seen =
    ids.length === 0
      ? []
      : await visible(trx, person)
          .where('notificacao.id', '=', sql<number>`any(${ids})`)
          .select('notificacao.id')
          .execute()
  if (seen.length > 0) {
    await trx
      .insertInto('notificacaoLida')
      .values(seen.map(({ id }) => ({ ...person, notificacaoId: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { naoLidas: await countUnread(trx, person) }
}

async function readUntil(trx: TenantTrx, person: { igrejaId: number; userId: number }, ate: number) {
  const last = await visible(trx, person)
    .where('notificacao.id', '=', ate)
    .select('notificacao.dataCadastro')
    // As the database has it: a date of ours would lose the microseconds, and with them the last notification.
    .select(sql<string>`notificacao.data_cadastro::text`.as('moment'))
    .executeTakeFirst()
  if (!last) return
  await trx
    .insertInto('notificacaoLeitura')
    .values({ ...person, lidasAte: sql<Date>`${last.moment}::timestamptz` })
    .onConflict((conflict) =>
      conflict.columns(['igrejaId', 'userId']).doUpdateSet({
        lidasAte: sql<Date>`greatest(notificacao_leitura.lidas_ate, excluded.lidas_ate)`,
      }),
    )
    .execute()
}

type Viewer = { igrejaId: number; userId: number | undefined }

function visible(trx: TenantTrx, { igrejaId, userId }: Viewer) {
  return trx.selectFrom('notificacao').where((eb) =>
    eb.or([
      eb.and([
        eb('notificacao.igrejaId', '=', igrejaId),
        eb('notificacao.usuarioId', 'is', null),
        eb.or([eb('idEntidadeRelacionada', 'is', null), aboutShown]),
      ]),
      // Ids of accounts are counted over all churches.
      eb(
        'notificacao.usuarioId',
        'in',
        eb
          .selectFrom('usuario')
          .where('usuario.userId', '=', userId ?? 0)
          .select('usuario.id'),
      ),
    ]),
  )
}

// What is announced to all speaks of something that all can read (Decision 122); kinds without documents are as they are.
const aboutShown = sql<boolean>`(notificacao.tipo not in ('CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL') or exists (
  select from busca_documento where busca_documento.igreja_id = notificacao.igreja_id
    and busca_documento.tipo = lower(notificacao.tipo)
    and busca_documento.origem = notificacao.id_entidade_relacionada::text and ${documentShown}))`

function isRead(eb: ExpressionBuilder<Tables, 'notificacao'>, { igrejaId, userId }: Viewer) {
  const person = { igrejaId, userId: userId ?? 0 }
  return eb.or([
    eb.exists(
      eb
        .selectFrom('notificacaoLeitura')
        .where('notificacaoLeitura.igrejaId', '=', person.igrejaId)
        .where('notificacaoLeitura.userId', '=', person.userId)
        .whereRef('notificacaoLeitura.lidasAte', '>=', 'notificacao.dataCadastro')
        .select('notificacaoLeitura.userId'),
    ),
    eb.exists(
      eb
        .selectFrom('notificacaoLida')
        .where('notificacaoLida.igrejaId', '=', person.igrejaId)
        .where('notificacaoLida.userId', '=', person.userId)
        .whereRef('notificacaoLida.notificacaoId', '=', 'notificacao.id')
        .select('notificacaoLida.userId'),
    ),
  ])
}

export async function countUnread(trx: TenantTrx, viewer: Viewer): Promise<number> {
  if (viewer.userId === undefined) return 0
  const { count } = await visible(trx, viewer)
    .where((eb) => eb.not(isRead(eb, viewer)))
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
