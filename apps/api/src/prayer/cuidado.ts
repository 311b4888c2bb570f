import type { CallInput, CallResult, OracaoCuidado, OracaoCuidadoLida, prayerCalls } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Secrets } from '../secrets.ts'
import type { Author } from './find-oracao.ts'
import { listMensagens, writeMensagem } from './mensagens.ts'
import { selectOracoes, toListada } from './oracao-shape.ts'

type Calls = typeof prayerCalls
type Query = CallInput<Calls['listOracoesCuidado']>['query']

/** What is off the wall, or wishes for more than prayer; nothing that its author keeps. The index says the same. */
export const IS_CARE = sql<boolean>`oracao.flag_ativo and oracao.excluir_em is null
  and (not oracao.flag_publicar_mural or oracao.flag_receber_ligacao or oracao.flag_receber_visita)`

export const IS_OPEN = sql<boolean>`not oracao.flag_concluida and (oracao.data_leitura is null
  or oracao.flag_receber_ligacao and oracao.data_ligacao is null
  or oracao.flag_receber_visita and oracao.data_visita is null)`

/** Without a word of it. */
export async function listCuidado(
  trx: TenantTrx,
  { situacao, cursor, limit }: Query,
): Promise<CallResult<Calls['listOracoesCuidado']>> {
  const rows = await selectCuidado(trx)
    .$if(situacao === 'abertas', (so) => so.where(IS_OPEN))
    .$if(cursor !== undefined, (so) => so.where('oracao.id', '<', cursor!))
    .orderBy('oracao.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { oracoes: page.map(toCuidado), proximo: rows.length > limit ? page.at(-1)!.id : null }
}

/** Reads one, which is written down. @throws AppError NOT_FOUND */
export async function readCuidado(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, id }: Author & { id: number },
): Promise<OracaoCuidadoLida> {
  await requireCare(trx, { id })
  await trx
    .updateTable('oracao')
    .set({ dataLeitura: sql<Date>`coalesce(data_leitura, now())` })
    .where('id', '=', id)
    .execute()
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'oracaoLida', alvo: `oracao:${id}` }])
  const row = await selectCuidado(trx).where('oracao.id', '=', id).executeTakeFirstOrThrow()
  const { mensagem, imagem, respondidaEm } = toListada(secrets, row)
  return {
    ...toCuidado(row),
    mensagem,
    imagem,
    respondidaEm,
    mensagens: await listMensagens(secrets, trx, {
      oracaoId: id,
      private: true,
      situacoes: row.flagPublicarMural ? ['aprovada'] : ['aguardando', 'aprovada'],
    }),
    contato: row.flagReceberLigacao || row.flagReceberVisita ? await findContato(trx, row) : null,
  }
}

/** @throws AppError NOT_FOUND */
export async function saveCuidado(
  trx: TenantTrx,
  {
    id,
    flagLigacaoFeita,
    flagVisitaFeita,
    flagConcluida,
  }: CallInput<Calls['saveOracaoCuidado']>['body'] & { id: number },
): Promise<OracaoCuidado> {
  await requireCare(trx, { id })
  await trx
    .updateTable('oracao')
    .set({
      // An update sets something, whatever was asked.
      id: undefined,
      dataLigacao: moment('data_ligacao', flagLigacaoFeita),
      dataVisita: moment('data_visita', flagVisitaFeita),
      ...(flagConcluida !== undefined && { flagConcluida }),
    })
    .where('id', '=', id)
    .execute()
  return toCuidado(await selectCuidado(trx).where('oracao.id', '=', id).executeTakeFirstOrThrow())
}

/** Answers its author, and nobody else reads it. @throws AppError NOT_FOUND */
export async function createResposta(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, id, text }: Author & { id: number; text: string },
): Promise<CallResult<Calls['createOracaoResposta']>['mensagem']> {
  await requireCare(trx, { id })
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'oracaoRespondida', alvo: `oracao:${id}` }])
  const given = { igrejaId, userId, oracaoId: id, text, open: false }
  return writeMensagem(secrets, trx, { ...given, tipo: 'resposta' })
}

async function requireCare(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const found = await trx
    .selectFrom('oracao')
    .where('oracao.id', '=', id)
    .where(IS_CARE)
    .select('oracao.id')
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
}

const moment = (column: string, done: boolean | undefined) =>
  done === undefined
    ? sql<Date | null>`${sql.ref(column)}`
    : done
      ? sql<Date>`coalesce(${sql.ref(column)}, now())`
      : null

function selectCuidado(trx: TenantTrx) {
  return selectOracoes(trx)
    .select(['oracao.userId', 'oracao.dataLeitura', 'oracao.flagConcluida'])
    .where(IS_CARE)
}

async function findContato(
  trx: TenantTrx,
  { igrejaId, userId }: Pick<Selectable<Tables['oracao']>, 'igrejaId' | 'userId'>,
): Promise<OracaoCuidadoLida['contato']> {
  const found = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['nome', 'sobrenome', 'telefone'])
    .executeTakeFirst()
  return found ?? null
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCuidado>['execute']>>[number]

function toCuidado(row: Row): OracaoCuidado {
  const { id, nome, motivoId, motivo } = row
  return {
    id,
    nome,
    motivo: motivoId === null || motivo === null ? null : { id: motivoId, nome: motivo },
    dataCadastro: row.dataCadastro.toISOString(),
    flagPublicarMural: row.flagPublicarMural,
    flagReceberLigacao: row.flagReceberLigacao,
    flagReceberVisita: row.flagReceberVisita,
    dataLigacao: row.dataLigacao?.toISOString() ?? null,
    dataVisita: row.dataVisita?.toISOString() ?? null,
    qtdeRespostas: row.qtdeRespostas,
    flagLida: row.dataLeitura !== null,
    flagConcluida: row.flagConcluida,
  }
}
