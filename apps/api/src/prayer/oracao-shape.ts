import type { MinhaOracao, OracaoListada } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { signedAddress } from '../files/file-address.ts'
import type { Secrets } from '../secrets.ts'
import { readWords } from './sealed-words.ts'

/** On the wall now, for everybody. The index `oracao_mural` says the same. */
export const ON_WALL = sql<boolean>`oracao.flag_publicar_mural and oracao.flag_ativo
  and oracao.situacao = 'aprovada' and oracao.excluir_em is null`

/** Asked for the wall, whatever became of it there. */
export const FOR_WALL = sql<boolean>`oracao.flag_publicar_mural and oracao.flag_ativo
  and oracao.excluir_em is null`

/** Whatever the agenda is late with. */
export const NOT_GONE = sql<boolean>`coalesce(oracao.excluir_em > now(), true)`

const countOf = (tipos: string) => sql<number>`(select count(*)::int from oracao_mensagem m
  where m.igreja_id = oracao.igreja_id and m.oracao_id = oracao.id and m.tipo in (${sql.raw(tipos)})
    and m.situacao = 'aprovada')`

const listed = [
  'oracao.igrejaId',
  'oracao.id',
  'oracao.uuid',
  'oracao.nome',
  'oracao.motivoId',
  'oracaoMotivo.nome as motivo',
  'oracao.mensagem',
  'oracao.mensagemEncrypted',
  'oracao.imagemId',
  'oracao.dataCadastro',
  'oracao.respondidaEm',
  'oracao.qtdeOraram',
] as const

/** Requests with what a list of them shows. */
export function selectOracoes(trx: TenantTrx) {
  return trx
    .selectFrom('oracao')
    .leftJoin('oracaoMotivo', (join) =>
      join
        .onRef('oracaoMotivo.igrejaId', '=', 'oracao.igrejaId')
        .onRef('oracaoMotivo.id', '=', 'oracao.motivoId'),
    )
    .select(listed)
    .select(countOf(`'mensagem'`).as('qtdeMensagens'))
    .select(countOf(`'atualizacao', 'testemunho'`).as('qtdeAtualizacoes'))
    .select([
      'oracao.flagPublicarMural',
      'oracao.flagAtivo',
      'oracao.situacao',
      'oracao.flagReceberLigacao',
      'oracao.flagReceberVisita',
      'oracao.dataLigacao',
      'oracao.dataVisita',
      'oracao.excluirEm',
    ])
    .select(countOf(`'resposta'`).as('qtdeRespostas'))
}

type Row = Pick<
  Selectable<Tables['oracao']>,
  | 'igrejaId'
  | 'id'
  | 'uuid'
  | 'nome'
  | 'motivoId'
  | 'mensagem'
  | 'mensagemEncrypted'
  | 'imagemId'
  | 'dataCadastro'
  | 'respondidaEm'
  | 'qtdeOraram'
> & { motivo: string | null; qtdeMensagens: number; qtdeAtualizacoes: number }

export function toListada(secrets: Secrets, row: Row): OracaoListada {
  const { id, igrejaId, uuid, nome, motivoId, motivo, imagemId } = row
  return {
    id,
    nome,
    motivo: motivoId === null || motivo === null ? null : { id: motivoId, nome: motivo },
    mensagem: readWords(secrets, { of: 'oracao', igrejaId, uuid }, row),
    imagem: imagemId === null ? null : signedAddress(secrets, { igrejaId, id: imagemId }),
    dataCadastro: row.dataCadastro.toISOString(),
    respondidaEm: row.respondidaEm?.toISOString() ?? null,
    qtdeOraram: row.qtdeOraram,
    qtdeMensagens: row.qtdeMensagens,
    qtdeAtualizacoes: row.qtdeAtualizacoes,
  }
}

type OwnRow = Row &
  Pick<
    Selectable<Tables['oracao']>,
    | 'flagPublicarMural'
    | 'flagAtivo'
    | 'situacao'
    | 'flagReceberLigacao'
    | 'flagReceberVisita'
    | 'dataLigacao'
    | 'dataVisita'
    | 'excluirEm'
  > & { qtdeRespostas: number }

export function toMinha(secrets: Secrets, row: OwnRow): MinhaOracao {
  return {
    ...toListada(secrets, row),
    flagPublicarMural: row.flagPublicarMural,
    flagAtivo: row.flagAtivo,
    situacao: row.situacao as MinhaOracao['situacao'],
    flagReceberLigacao: row.flagReceberLigacao,
    flagReceberVisita: row.flagReceberVisita,
    dataLigacao: row.dataLigacao?.toISOString() ?? null,
    dataVisita: row.dataVisita?.toISOString() ?? null,
    qtdeRespostas: row.qtdeRespostas,
    excluirEm: row.excluirEm?.toISOString() ?? null,
  }
}
