import type { UsuarioEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import { listRespostas } from './campos-personalizados.ts'
import { ENDERECO } from './enderecos.ts'

/** Of whom, and who asks. */
export interface OfUsuario {
  igrejaId: number
  /** Who asks. */
  userId: number
  /** Of whom. */
  id: number
}

/** What staff see of somebody. @throws AppError NOT_FOUND */
export async function getUsuarioEquipe(
  trx: TenantTrx,
  { igrejaId, id }: Pick<OfUsuario, 'igrejaId' | 'id'>,
): Promise<UsuarioEquipe> {
  const row = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .leftJoin('congregacao', (join) =>
      join
        .onRef('congregacao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('congregacao.id', '=', 'usuario.congregacaoId'),
    )
    .leftJoin('usuarioEndereco as endereco', (join) =>
      join
        .onRef('endereco.igrejaId', '=', 'usuario.igrejaId')
        .onRef('endereco.userId', '=', 'usuario.userId')
        .on('endereco.flagPrincipal', '=', true),
    )
    .leftJoin('pedidoExclusao as exclusao', (join) =>
      join
        .onRef('exclusao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('exclusao.userId', '=', 'usuario.userId'),
    )
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.id', '=', id)
    .select(['usuario.id', 'usuario.userId', 'usuario.nome', 'usuario.sobrenome', 'user.email'])
    .select(['usuario.telefone', 'usuario.dataNascimento', 'usuario.flagAtivo', 'usuario.dataCadastro'])
    .select(['usuario.sexo', 'usuario.estadoCivil', 'usuario.dataCasamento', 'usuario.ocupacao'])
    .select(['usuario.versao', 'congregacao.id as congregacaoId', 'congregacao.nome as congregacaoNome'])
    .select(['endereco.id as enderecoId', 'exclusao.apagarEm as dataExclusao'])
    .select(ENDERECO.map((part) => `endereco.${part}` as const))
    .select(isStaff.as('flagEquipe'))
    .select(
      sql<boolean>`exists (select from usuario_documento d
        where d.igreja_id = usuario.igreja_id and d.usuario_id = usuario.id)`.as('flagDocumento'),
    )
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { pais, estado, cidade, bairro, rua, numero, complemento, cep } = row
  const person = { igrejaId, id, userId: row.userId }
  return {
    id: row.id,
    nome: row.nome,
    sobrenome: row.sobrenome,
    email: row.email,
    telefone: row.telefone,
    dataNascimento: row.dataNascimento,
    sexo: row.sexo as UsuarioEquipe['sexo'],
    estadoCivil: row.estadoCivil as UsuarioEquipe['estadoCivil'],
    dataCasamento: row.dataCasamento,
    ocupacao: row.ocupacao,
    congregacao:
      row.congregacaoId === null || row.congregacaoNome === null
        ? null
        : { id: row.congregacaoId, nome: row.congregacaoNome },
    endereco:
      row.enderecoId === null ? null : { pais, estado, cidade, bairro, rua, numero, complemento, cep },
    respostas: await listRespostas(trx, { igrejaId, usuarioId: id }),
    flagAtivo: row.flagAtivo,
    flagEquipe: row.flagEquipe,
    flagDocumento: row.flagDocumento,
    dataCadastro: row.dataCadastro.toISOString(),
    dataExclusao: row.dataExclusao?.toISOString() ?? null,
    carteirinha: await findCarteirinha(trx, person),
    criancas: await listCriancasOf(trx, person),
    celulas: await listCelulasOf(trx, person),
    parecidos: await listParecidos(trx, person),
    versao: row.versao,
  }
}

/** Whether the `usuario` of a query is of the church's staff, or answers for its organisation. */
export const isStaff = sql<boolean>`(exists (select from user_igreja_role r
    where r.igreja_id = usuario.igreja_id and r.user_id = usuario.user_id)
  or exists (select from equipe_funcao f where f.igreja_id = usuario.igreja_id and f.user_id = usuario.user_id))`

/** Their CPF; that it was read is an entry of the trail, which is never deleted. @throws AppError NOT_FOUND */
export async function readDocumento(trx: TenantTrx, { igrejaId, userId, id }: OfUsuario): Promise<string> {
  const found = await trx
    .selectFrom('usuarioDocumento')
    .where('igrejaId', '=', igrejaId)
    .where('usuarioId', '=', id)
    .where('tipo', '=', 'CPF')
    .select('numero')
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'documentoLido', alvo: `usuario:${id}` }])
  return found.numero
}

interface Found {
  igrejaId: number
  userId: number
  id: number
}

async function findCarteirinha(trx: TenantTrx, { igrejaId, id }: Found) {
  const { rows } = await sql<NonNullable<UsuarioEquipe['carteirinha']>>`
    select numero, funcao, validade::text, data_emissao::text as "dataEmissao",
      case when situacao <> 'ativa' then situacao when validade < current_igreja_day() then 'vencida'
        else 'ativa' end as situacao
    from carteirinha where igreja_id = ${igrejaId} and usuario_id = ${id} order by id desc limit 1`.execute(
    trx,
  )
  return rows[0] ?? null
}

async function listCriancasOf(trx: TenantTrx, { igrejaId, userId }: Found) {
  const { rows } = await sql<UsuarioEquipe['criancas'][number]>`
    select c.id, c.nome, c.data_nascimento::text as "dataNascimento", coalesce((
      select json_agg(json_build_object('id', u.id, 'nome', u.nome, 'sobrenome', u.sobrenome) order by u.nome, u.id)
      from crianca_responsavel r join usuario u on u.igreja_id = r.igreja_id and u.user_id = r.user_id
      where r.igreja_id = c.igreja_id and r.crianca_id = c.id and r.user_id <> ${userId}), '[]') as responsaveis
    from crianca c join crianca_responsavel own on own.igreja_id = c.igreja_id and own.crianca_id = c.id
    where c.igreja_id = ${igrejaId} and own.user_id = ${userId}
    order by c.data_nascimento, c.id limit 50`.execute(trx)
  return rows
}

async function listCelulasOf(trx: TenantTrx, { igrejaId, userId }: Found) {
  const { rows } = await sql<UsuarioEquipe['celulas'][number]>`
    select c.id, c.nome, m.papel from celula_membro m
    join celula c on c.igreja_id = m.igreja_id and c.id = m.celula_id
    where m.igreja_id = ${igrejaId} and m.user_id = ${userId} order by c.nome, c.id limit 50`.execute(trx)
  return rows
}

/** Others who may be the same person. A telephone that a family shares says nothing by itself, so its day of birth may not be another. */
async function listParecidos(trx: TenantTrx, { igrejaId, id }: Found) {
  const { rows } = await sql<UsuarioEquipe['parecidos'][number]>`
    select o.id, o.nome, o.sobrenome, a.email from usuario u
    join usuario o on o.igreja_id = u.igreja_id and o.id <> u.id and (
      fold_text(o.nome || ' ' || o.sobrenome) = fold_text(u.nome || ' ' || u.sobrenome)
        and (o.data_nascimento is null or u.data_nascimento is null or o.data_nascimento = u.data_nascimento)
      or o.telefone = u.telefone and o.data_nascimento = u.data_nascimento)
    join "user" a on a.id = o.user_id
    where u.igreja_id = ${igrejaId} and u.id = ${id} order by o.id limit 10`.execute(trx)
  return rows
}
