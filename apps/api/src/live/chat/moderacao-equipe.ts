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
          .where('s.tipo', '=', 'publica')
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
  const { rows } = await sql<{ id: number; nome: string; email: string; sala: LugarRow | null }>`
    select m.id, concat_ws(' ', u.nome, u.sobrenome) as nome, c.email,
      (select to_jsonb(l) from (${LUGARES}) as l where l.id = m.sala_id) as sala
    from sala_moderador m
      join usuario u on u.igreja_id = m.igreja_id and u.user_id = m.user_id
      join "user" c on c.id = m.user_id
    order by nome, m.id limit 500`.execute(trx)
  return rows.map(({ sala, ...row }) => ({ ...row, sala: sala && toLugar(sala) }))
}

/** Those that stand by themselves, and of the others the open ones and those of the coming two weeks. */
async function listSalas(trx: TenantTrx): Promise<Lugar[]> {
  const { rows } = await sql<LugarRow>`
    select * from (${LUGARES}) as l where l."flagPermanente" or l."flagAinda"
    order by l."flagPermanente" desc, l.inicio nulls first, l.titulo, l.codigo limit 150`.execute(trx)
  return rows.map(toLugar)
}

const LUGARES = sql`
  select s.id, s.codigo, coalesce(s.titulo, t.titulo, s.codigo) as titulo, t.inicio, t.id as "idTransmissao",
    s.titulo is not null as "flagPermanente", coalesce(s.fecha_em, 'infinity') > now() as "flagAinda",
    coalesce(s.abre_em, '-infinity') <= now() and coalesce(s.fecha_em, 'infinity') > now() as "flagAberta"
  from sala s left join transmissao t on t.igreja_id = s.igreja_id and s.codigo = 'ao-vivo-' || t.id
  where s.igreja_id = current_igreja() and s.tipo = 'publica' and ${IS_SHARED}`

interface LugarRow {
  codigo: string
  titulo: string
  inicio: Date | string | null
  idTransmissao: number | null
  flagPermanente: boolean
  flagAberta: boolean
}

function toLugar({ codigo, titulo, inicio, idTransmissao, flagPermanente, flagAberta }: LugarRow): Lugar {
  const when = inicio === null ? null : new Date(inicio).toISOString()
  return { codigo, titulo, inicio: when, idTransmissao, flagPermanente, flagAberta }
}
