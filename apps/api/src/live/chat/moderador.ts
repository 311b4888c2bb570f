import { hasRight } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Auth } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { salaOfAnfitrioes } from '../sala-of.ts'
import { findSala, type SalaRow } from './sala-log.ts'

const MODERACAO = { area: 'moderacao', may: 'change' } as const

/** Who looks after a room: staff with the right, and whom the church made a moderator of it, or of all. */
export async function mayModerate(
  trx: TenantTrx,
  { auth, salaId }: { auth: Auth | null; salaId: number },
): Promise<boolean> {
  if (!auth || auth.trocarSenha) return false
  if (hasRight(auth.roles, MODERACAO)) return true
  const grant = await trx
    .selectFrom('salaModerador')
    .where('userId', '=', auth.userId)
    .where((eb) => eb.or([eb('salaId', 'is', null), eb('salaId', '=', salaId)]))
    .select('id')
    .executeTakeFirst()
  return grant !== undefined
}

const AO_VIVO = { area: 'aoVivo', may: 'change' } as const

/**
 * Who is let into the room of those who look after a broadcast: staff of what is on air and of the chat, moderators of
 * all rooms or of the broadcast's own, and volunteers by name (Decision 286).
 */
export async function isAnfitriao(
  trx: TenantTrx,
  { auth, sala: { id, codigo } }: { auth: Auth | null; sala: Pick<SalaRow, 'id' | 'codigo'> },
): Promise<boolean> {
  if (!auth || auth.trocarSenha) return false
  if (hasRight(auth.roles, MODERACAO) || hasRight(auth.roles, AO_VIVO)) return true
  const { rows } = await sql<{ sim: true }>`
    select true as sim from sala_moderador m where m.user_id = ${auth.userId} and (m.sala_id is null or m.sala_id in
      (select s.id from sala s where s.codigo = ${salaOfAnfitrioes(codigo)}))
    union all
    select true from sala_membro m where m.sala_id = ${id} and m.participante = ${`u:${auth.userId}`}`.execute(
    trx,
  )
  return rows.length > 0
}

/** The room of an address, for who looks after it. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requireModerada(
  trx: TenantTrx,
  { auth, codigo }: { auth: Auth; codigo: string },
): Promise<SalaRow & { userId: number }> {
  const sala = await findSala(trx, { codigo })
  if (!sala) throw new AppError('NOT_FOUND')
  if (!(await mayModerate(trx, { auth, salaId: sala.id }))) {
    // Who is not let in does not learn that there is such a room.
    throw new AppError(sala.tipo === 'publica' ? 'FORBIDDEN' : 'NOT_FOUND')
  }
  return { ...sala, userId: auth.userId }
}
