import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { Person } from '../personal.ts'

export type FoundPerson = Person & { uuid: string; idioma: string }

/** A person with all rows that no account leads to; null without an account at the church. */
export async function findPerson(
  { personal, secrets }: Pick<Deps, 'personal' | 'secrets'>,
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<FoundPerson | null> {
  const found = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.userId', '=', userId)
    .select(['usuario.id as usuarioId', 'user.email', 'user.uuid', 'user.idioma'])
    .executeTakeFirst()
  if (!found) return null
  const person = { igrejaId, userId, ...found }
  const sought: Record<string, (number | string)[]> = {}
  for (const [name, { seek }] of personal.tables) {
    if (seek) sought[name] = await seek(secrets, trx, person)
  }
  return { ...person, sought }
}
