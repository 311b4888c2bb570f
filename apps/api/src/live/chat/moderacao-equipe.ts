import type { ModeracaoEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { IS_SHARED, readCuidado } from './cuidado.ts'
import { listPalavras } from './palavras.ts'

type Lugar = ModeracaoEquipe['salas'][number]

/** All that is set and waits in the rooms of a church. */
export async function readModeracao(trx: TenantTrx): Promise<ModeracaoEquipe> {
  return {
    palavras: await listPalavras(trx),
    moderadores: await listModeradores(trx),
    salas: await listSalas(trx),
    ...(await readCuidado(trx, {})),
  }
}

/** Lets somebody look after one room or all; once more it changes nothing. @throws AppError NOT_FOUND, EMAIL_NOT_FOUND */
export async function createModerador(
  trx: TenantTrx,
  { igrejaId, email, sala: codigo }: { igrejaId: number; email: string; sala: string | null },
): Promise<void> {
  const sala =
    codigo === null
      ? null
      : await trx
          .selectFrom('sala as s')
          .where('s.codigo', '=', codigo)
          .where(IS_SHARED)
          .select('s.id')
          .executeTakeFirst()
  if (sala === undefined) throw new AppError('NOT_FOUND')
  const who = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.flagAtivo', '=', true)
    .where('user.email', '=', email.trim().toLowerCase())
    .select('user.id')
    .executeTakeFirst()
  if (!who) throw new AppError('EMAIL_NOT_FOUND')
  await trx
    .insertInto('salaModerador')
    .values({ salaId: sala?.id ?? null, userId: who.id })
    .onConflict((oc) => oc.columns(['igrejaId', 'salaId', 'userId']).doNothing())
    .execute()
}

/** @throws AppError NOT_FOUND */
export async function deleteModerador(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const gone = await trx.deleteFrom('salaModerador').where('id', '=', id).executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new AppError('NOT_FOUND')
}

async function listModeradores(trx: TenantTrx): Promise<ModeracaoEquipe['moderadores']> {
  const { rows } = await sql<{ id: number; nome: string; email: string; codigo: string | null } & Titled>`
    select m.id, concat_ws(' ', u.nome, u.sobrenome) as nome, c.email, s.codigo, t.titulo, t.inicio
    from sala_moderador m
      join usuario u on u.igreja_id = m.igreja_id and u.user_id = m.user_id
      join "user" c on c.id = m.user_id
      left join sala s on s.igreja_id = m.igreja_id and s.id = m.sala_id
      left join transmissao t on t.igreja_id = s.igreja_id and s.codigo = 'ao-vivo-' || t.id
    order by nome, m.id limit 500`.execute(trx)
  return rows.map(({ codigo, titulo, inicio, ...row }) => ({
    ...row,
    sala: codigo === null ? null : toLugar({ codigo, titulo, inicio }),
  }))
}

/** Open ones, and those of the coming two weeks. */
async function listSalas(trx: TenantTrx): Promise<Lugar[]> {
  const { rows } = await sql<{ codigo: string } & Titled>`
    select s.codigo, t.titulo, t.inicio
    from sala s left join transmissao t on t.igreja_id = s.igreja_id and s.codigo = 'ao-vivo-' || t.id
    where ${IS_SHARED} and coalesce(s.fecha_em, 'infinity') > now()
    order by t.inicio nulls first, s.codigo limit 100`.execute(trx)
  return rows.map(toLugar)
}

interface Titled {
  titulo: string | null
  inicio: Date | null
}

function toLugar({ codigo, titulo, inicio }: { codigo: string } & Titled): Lugar {
  return { codigo, titulo, inicio: inicio?.toISOString() ?? null }
}
