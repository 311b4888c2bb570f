import type { CampoUniao, LadoUniao, Uniao, UnioesEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { isStaff } from '../equipe-pessoa.ts'
import { moved, type MovedTable } from './what-moves.ts'

/** As many as somebody looks through. */
const MOST = 50

const PESSOA = sql`jsonb_build_object('id', usuario.id, 'nome', trim(usuario.nome || ' ' || usuario.sobrenome),
  'email', "user".email, 'flagAtivo', usuario.flag_ativo, 'flagEquipe', ${isStaff},
  'dataCadastro', to_char(usuario.data_cadastro at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** A mailbox by its letters: dots and what stands after `+` lead to the same one where many write so. */
const MAILBOX = sql`case when split_part("user".email, '@', 2) in ('gmail.com', 'googlemail.com')
  then replace(split_part(split_part("user".email, '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part("user".email, '@', 1), '+', 1) || '@' || split_part("user".email, '@', 2) end`

/** Who may be the same person: by the mailbox, by name and day of birth, by telephone and day of birth. */
export async function listUnioes(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<UnioesEquipe> {
  const { rows } = await sql<UnioesEquipe['pares'][number]>`
    with pessoa as (
      select usuario.id, ${PESSOA} || jsonb_build_object('dataNascimento', usuario.data_nascimento) as dados,
        ${MAILBOX} as caixa, usuario.data_nascimento as dia, usuario.telefone,
        fold_text(trim(usuario.nome || ' ' || usuario.sobrenome)) as nome
      from usuario join "user" on "user".id = usuario.user_id
      where usuario.igreja_id = ${igrejaId} and not exists (select from usuario_uniao x
        where x.igreja_id = usuario.igreja_id and x.sai_id = usuario.id and x.desfeita_em is null)
    ), par as (
      select 'email' as porque, a.id as um, b.id as outro from pessoa a join pessoa b on a.caixa = b.caixa and a.id < b.id
      union all
      select 'nome', a.id, b.id from pessoa a join pessoa b on a.nome = b.nome and a.dia = b.dia and a.id < b.id
      union all
      select 'telefone', a.id, b.id from pessoa a
        join pessoa b on a.telefone = b.telefone and a.dia = b.dia and a.id < b.id
    ), unico as (select distinct on (um, outro) * from par order by um, outro, porque)
    select porque, jsonb_build_array(a.dados, b.dados) as pessoas from unico
    join pessoa a on a.id = um join pessoa b on b.id = outro order by a.nome, um, outro limit ${MOST}`.execute(
    trx,
  )
  return { pares: rows, unioes: await readUnioes(trx, { igrejaId }) }
}

/** The last mergers, or one. */
export async function readUnioes(
  trx: TenantTrx,
  { igrejaId, id }: { igrejaId: number; id?: number },
): Promise<Uniao[]> {
  const { rows } = await sql<
    Omit<Uniao, 'dataCadastro' | 'dataDesfeita'> & { dataCadastro: Date; dataDesfeita: Date | null }
  >`
    select x.id, x.data_cadastro as "dataCadastro", x.desfeita_em as "dataDesfeita", x.quantidade,
      ${pessoa('fica_id')} as fica, ${pessoa('sai_id')} as sai,
      (select nullif(concat_ws(' ', q.nome, q.sobrenome), '') from usuario q
        where q.igreja_id = x.igreja_id and q.user_id = x.user_id) as quem
    from usuario_uniao x where x.igreja_id = ${igrejaId} and (${id ?? null}::int is null or x.id = ${id ?? null}::int)
    order by x.id desc limit 20`.execute(trx)
  return rows.map(({ dataCadastro, dataDesfeita, ...uniao }) => ({
    ...uniao,
    dataCadastro: dataCadastro.toISOString(),
    dataDesfeita: dataDesfeita?.toISOString() ?? null,
  }))
}

/** The one or the other of a merger `x`. */
const pessoa = (column: 'fica_id' | 'sai_id') => sql`(select ${PESSOA} from usuario
  join "user" on "user".id = usuario.user_id
  where usuario.igreja_id = x.igreja_id and usuario.id = x.${sql.ref(column)})`

interface Row {
  dados: Omit<LadoUniao, 'campos' | 'itens' | 'versao'>
  campos: Record<CampoUniao, string | null>
  versao: number
  userId: number
}

/** @throws AppError NOT_FOUND */
export async function compareUsuario(
  trx: TenantTrx,
  { igrejaId, id }: { igrejaId: number; id: number },
): Promise<LadoUniao> {
  const { rows } = await sql<Row>`
    select ${PESSOA} as dados, usuario.versao, usuario.user_id as "userId", jsonb_build_object(
      'nome', trim(usuario.nome || ' ' || usuario.sobrenome), 'telefone', usuario.telefone,
      'dataNascimento', usuario.data_nascimento, 'sexo', usuario.sexo, 'estadoCivil', usuario.estado_civil,
      'dataCasamento', usuario.data_casamento, 'ocupacao', usuario.ocupacao, 'congregacao', (select c.nome
        from congregacao c where c.igreja_id = usuario.igreja_id and c.id = usuario.congregacao_id)) as campos
    from usuario join "user" on "user".id = usuario.user_id
    where usuario.igreja_id = ${igrejaId} and usuario.id = ${id}`.execute(trx)
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND')
  const { dados, campos, versao, userId } = row
  const counts = (Object.entries(moved) as [MovedTable, string][]).map(
    ([
      tabela,
      coluna,
    ]) => sql`select ${tabela}::text as tabela, count(*)::int as quantidade from ${sql.table(tabela)}
      where igreja_id = ${igrejaId} and ${sql.ref(coluna)} = ${coluna === 'user_id' ? userId : id}`,
  )
  const itens = await sql<LadoUniao['itens'][number]>`
    select * from (${sql.join(counts, sql` union all `)}) counted where quantidade > 0`.execute(trx)
  return { ...dados, campos, versao, itens: itens.rows }
}
