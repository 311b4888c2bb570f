import { papeisDados, type Funcao, type PessoaEquipe, type Role, type Standing } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'

interface Given {
  igrejaId: number
  /** Who says so. */
  userId: number
  papeis: readonly (typeof papeisDados)[number][]
  funcoes: readonly Funcao[]
}

type Row = Omit<PessoaEquipe, 'dataUltimoUso' | 'flagPropria' | 'fatorPerdido'> & {
  userId: number
  dataUltimoUso: Date | null
  desde: Date | null
  flagConfirmado: boolean | null
}

/** Who is something at the church, those with most rights first; of who asks, whether their word for one is still missing. */
export async function listPessoas(
  trx: TenantTrx,
  { igrejaId, userId, roles }: { igrejaId: number; userId: number; roles: readonly Standing[] },
): Promise<PessoaEquipe[]> {
  const forOrganizacao = roles.includes('ROLE_SUPER_ADMIN')
  const { rows } = await sql<Row>`
    select u.user_id as "userId", u.id as "idUsuario", u.nome, u.sobrenome, "user".email,
      array(select role from user_igreja_role r where r.igreja_id = u.igreja_id and r.user_id = u.user_id
        order by role) as papeis,
      array(select funcao from equipe_funcao f where f.igreja_id = u.igreja_id and f.user_id = u.user_id
        order by funcao) as funcoes,
      exists (select from equipe_fator t where t.user_id = u.user_id and t.confirmado_em is not null)
        or exists (select from equipe_chave k where k.user_id = u.user_id) as "flagFator",
      (select max(used_at) from equipe_sessao s where s.user_id = u.user_id and s.opened_at is not null) as "dataUltimoUso",
      f.data_cadastro as desde, u.igreja_id = any(f.igrejas) and (not ${forOrganizacao} or f.codigo_hash is not null
        or (select organizacao_id from igreja i where i.id = u.igreja_id) = any(f.organizacoes)) as "flagConfirmado"
    from usuario u join "user" on "user".id = u.user_id
      left join equipe_fator_perdido f on f.user_id = u.user_id and f.expires_at > now()
    where u.igreja_id = ${igrejaId} and u.flag_ativo and (
      exists (select from user_igreja_role r where r.igreja_id = u.igreja_id and r.user_id = u.user_id)
      or exists (select from equipe_funcao f where f.igreja_id = u.igreja_id and f.user_id = u.user_id))
    order by exists (select from user_igreja_role r where r.igreja_id = u.igreja_id and r.user_id = u.user_id
      and r.role <> 'ROLE_ADMIN_CONTENT') desc, u.nome, u.id limit 500`.execute(trx)
  return rows.map(({ userId: whose, dataUltimoUso, desde, flagConfirmado, ...pessoa }) => ({
    ...pessoa,
    fatorPerdido: desde && { desde: desde.toISOString(), flagConfirmado: flagConfirmado! },
    dataUltimoUso: dataUltimoUso?.toISOString() ?? null,
    flagPropria: whose === userId,
  }))
}

/** By the e-mail of somebody with an account at the church. @throws AppError EMAIL_NOT_FOUND */
export async function findIdUsuario(
  trx: TenantTrx,
  { igrejaId, email }: { igrejaId: number; email: string },
): Promise<number> {
  const found = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.flagAtivo', '=', true)
    .where('user.email', '=', email.trim().toLowerCase())
    .select('usuario.id')
    .executeTakeFirst()
  if (!found) throw new AppError('EMAIL_NOT_FOUND')
  return found.id
}

/**
 * Says what somebody is. Each thing given and taken is an entry of the trail; what is ROLE_SUPER_ADMIN stays.
 * @throws AppError NOT_FOUND, LAST_ADMIN
 */
export async function savePessoa(
  trx: TenantTrx,
  { idUsuario, igrejaId, userId, papeis, funcoes }: Given & { idUsuario: number },
): Promise<void> {
  // Two administrators who take each other's role at once wait for each other (as `requireOtherAdmin` of who goes).
  await sql`select pg_advisory_xact_lock(7411006, ${igrejaId})`.execute(trx)
  const whom = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', idUsuario)
    .where('flagAtivo', '=', true)
    .select('userId')
    .executeTakeFirst()
  if (!whom) throw new AppError('NOT_FOUND')
  const change = { igrejaId, userId, whom: whom.userId }
  await saveList(trx, change, {
    table: 'user_igreja_role',
    column: 'role',
    wanted: papeis,
    over: papeisDados,
  })
  await saveList(trx, change, { table: 'equipe_funcao', column: 'funcao', wanted: funcoes, over: null })
  const { rows } = await sql<{ has: boolean }>`select exists (select from user_igreja_role r
    join usuario u on u.igreja_id = r.igreja_id and u.user_id = r.user_id and u.flag_ativo
    where r.igreja_id = ${igrejaId} and r.role = 'ROLE_ADMIN') as has`.execute(trx)
  if (!rows[0]!.has) throw new AppError('LAST_ADMIN')
}

async function saveList(
  trx: TenantTrx,
  { igrejaId, userId, whom }: { igrejaId: number; userId: number; whom: number },
  list: {
    table: 'user_igreja_role' | 'equipe_funcao'
    column: 'role' | 'funcao'
    wanted: readonly string[]
    /** What is a church's own to give; null for all. */
    over: readonly Role[] | null
  },
): Promise<void> {
  const [table, column] = [sql.table(list.table), sql.ref(list.column)]
  const wanted = [...new Set(list.wanted)]
  const gone = await sql<{
    what: string
  }>`delete from ${table} where igreja_id = ${igrejaId} and user_id = ${whom}
    and not ${column} = any(${wanted}::text[])
    and (${list.over}::text[] is null or ${column} = any(${list.over}::text[])) returning ${column} as what`.execute(
    trx,
  )
  const come = await sql<{ what: string }>`insert into ${table} (igreja_id, user_id, ${column})
    select ${igrejaId}, ${whom}, one from unnest(${wanted}::text[]) one
    on conflict do nothing returning ${column} as what`.execute(trx)
  const kind = list.column === 'role' ? 'papel' : 'funcao'
  audit(trx, [
    ...gone.rows.map(({ what }) => entry(`${kind}Tirad${kind === 'papel' ? 'o' : 'a'}`, what)),
    ...come.rows.map(({ what }) => entry(`${kind}Dad${kind === 'papel' ? 'o' : 'a'}`, what)),
  ])

  function entry(acao: string, what: string) {
    return { igrejaId, ator: `user:${userId}`, acao, alvo: `user:${whom}`, dados: { [kind]: what } }
  }
}
