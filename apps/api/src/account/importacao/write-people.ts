import type { CampoImportacao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Planned } from './plan.ts'

/** What was written of a row. */
export interface Written {
  numero: number
  usuarioId: number
  versao: number
  /** The account of the platform that was made for it. */
  userNovoId: number | null
  /** Whom a link can be mailed to. */
  user?: { id: number; email: string; idioma: string }
}

/** The columns that a file may replace, and that undoing puts back. */
export const REPLACED: Readonly<Partial<Record<CampoImportacao, string>>> = {
  nome: 'nome',
  sobrenome: 'sobrenome',
  telefone: 'telefone',
  dataNascimento: 'data_nascimento',
  sexo: 'sexo',
  estadoCivil: 'estado_civil',
  dataCasamento: 'data_casamento',
  ocupacao: 'ocupacao',
  congregacao: 'congregacao_id',
}

/** Makes an account at the church of each new person, and one of the platform where they have none. */
export async function insertPeople(
  trx: TenantTrx,
  {
    igrejaId,
    plan,
    passwordHash,
    idioma,
  }: { igrejaId: number; plan: readonly Planned[]; passwordHash: string; idioma: string },
): Promise<Written[]> {
  const news = plan.filter(({ situacao }) => situacao === 'nova')
  if (news.length === 0) return []
  const emails = news.map(({ valores }) => String(valores.email))
  const { rows: made } = await sql<{ id: number }>`
    insert into "user" (email, password_hash, idioma)
    select e, ${passwordHash}, ${idioma} from unnest(${emails}::text[]) e
    on conflict (email) do nothing returning id`.execute(trx)
  const madeIds = new Set(made.map(({ id }) => id))
  const users = await trx
    .selectFrom('user')
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .select(['id', 'email', 'idioma'])
    .execute()
  const byEmail = new Map(users.map((user) => [user.email, user]))
  const rows = news.map((row) => ({ ...columnsOf(row), user_id: byEmail.get(String(row.valores.email))!.id }))
  const { rows: inserted } = await sql<{ id: number; userId: number; versao: number }>`
    insert into usuario (igreja_id, user_id, nome, sobrenome, telefone, data_nascimento, sexo, estado_civil,
      data_casamento, ocupacao, congregacao_id, flag_ativo)
    select ${igrejaId}, user_id, nome, coalesce(sobrenome, ''), telefone, data_nascimento, sexo, estado_civil,
      data_casamento, ocupacao, congregacao_id, false from ${recordset(rows)}
    returning id, user_id as "userId", versao`.execute(trx)
  const byUser = new Map(inserted.map((one) => [one.userId, one]))
  const written = news.map((row) => {
    const user = byEmail.get(String(row.valores.email))!
    const { id: usuarioId, versao } = byUser.get(user.id)!
    return {
      numero: row.numero,
      usuarioId,
      versao,
      userNovoId: madeIds.has(user.id) ? user.id : null,
      user,
      userId: user.id,
      row,
    }
  })
  await writeBeside(trx, { igrejaId, people: written })
  return written.map(({ row: _row, userId: _userId, ...one }) => one)
}

/** Fills in what the church did not know of who is here, and replaces what the file is to replace. */
export async function completePeople(
  trx: TenantTrx,
  { igrejaId, plan }: { igrejaId: number; plan: readonly Planned[] },
): Promise<Written[]> {
  const some = plan.filter(({ situacao }) => situacao === 'completada')
  if (some.length === 0) return []
  const rows = some.map((row) => ({
    id: row.usuario!.id,
    ...columnsOf(onlyOf(row, [...row.completa, ...row.troca])),
    troca: row.troca,
  }))
  // What somebody has said of themselves since the file was looked through is not filled in over it.
  const set = sql.join(
    Object.entries(REPLACED).map(
      ([
        campo,
        column,
      ]) => sql`${sql.ref(column)} = case when r.troca ? ${campo} then ${sql.ref(`r.${column}`)}
        else coalesce(${sql.ref(`u.${column}`)}, ${sql.ref(`r.${column}`)}) end`,
    ),
  )
  const { rows: updated } = await sql<{ id: number; versao: number }>`
    update usuario u set ${set}
    from ${recordset(rows)} where u.igreja_id = ${igrejaId} and u.id = r.id
    returning u.id, u.versao`.execute(trx)
  const versions = new Map(updated.map(({ id, versao }) => [id, versao]))
  const people = some.map((row) => ({
    usuarioId: row.usuario!.id,
    userId: row.usuario!.userId,
    row: onlyOf(row, row.completa),
  }))
  await writeBeside(trx, { igrejaId, people })
  return some.map(({ numero, usuario }) => ({
    numero,
    usuarioId: usuario!.id,
    versao: versions.get(usuario!.id)!,
    userNovoId: null,
  }))
}

function onlyOf(row: Planned, campos: readonly CampoImportacao[]): Planned {
  const valores = Object.fromEntries(campos.map((campo) => [campo, row.valores[campo]]))
  return { ...row, valores }
}

function columnsOf({ valores }: Planned): Record<string, unknown> {
  return {
    nome: valores.nome,
    sobrenome: valores.sobrenome,
    telefone: valores.telefone,
    data_nascimento: valores.dataNascimento,
    sexo: valores.sexo,
    estado_civil: valores.estadoCivil,
    data_casamento: valores.dataCasamento,
    ocupacao: valores.ocupacao,
    congregacao_id: valores.congregacao,
  }
}

function recordset(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, user_id int, nome text, sobrenome text,
    telefone text, data_nascimento date, sexo text, estado_civil text, data_casamento date, ocupacao text,
    congregacao_id int, troca jsonb)`
}

interface Beside {
  usuarioId: number
  userId: number
  row: Planned
}

/** Documents and main addresses. */
async function writeBeside(
  trx: TenantTrx,
  { igrejaId, people }: { igrejaId: number; people: readonly Beside[] },
): Promise<void> {
  const documents = people.flatMap(({ usuarioId, row }) =>
    row.valores.cpf === undefined ? [] : { usuario_id: usuarioId, numero: row.valores.cpf },
  )
  const numbers = documents.map(({ numero }) => `${igrejaId}:${numero}`).toSorted()
  // As `saveCpf` does: whoever saves one of these numbers waits, and then sees whose it is.
  await sql`select pg_advisory_xact_lock(7411004, hashtext(n)) from unnest(${numbers}::text[]) n`.execute(trx)
  await sql`insert into usuario_documento (igreja_id, usuario_id, tipo, numero)
    select ${igrejaId}, r.usuario_id, 'CPF', r.numero
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as r(usuario_id int, numero text)`.execute(
    trx,
  )
  const { pais } = await trx
    .selectFrom('igreja')
    .leftJoin('cliente', 'cliente.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select('cliente.pais')
    .executeTakeFirstOrThrow()
  const addresses = people.flatMap(({ userId, row: { valores } }) => {
    const parts = Object.entries(valores).filter(([campo]) => campo.startsWith('endereco.'))
    if (parts.length === 0) return []
    return { user_id: userId, ...Object.fromEntries(parts.map(([campo, value]) => [campo.slice(9), value])) }
  })
  await sql`insert into usuario_endereco (igreja_id, user_id, flag_principal, pais, estado, cidade, bairro, rua, numero,
      complemento, cep)
    select ${igrejaId}, r.user_id, true, ${pais ?? 'BR'}, estado, cidade, bairro, rua, numero, complemento, cep
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as r(user_id int, estado text, cidade text,
      bairro text, rua text, numero text, complemento text, cep text)`.execute(trx)
}
