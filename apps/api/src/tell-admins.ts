import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { Facts, Kind } from './announce/kind.ts'
import type { TenantTrx } from './db/tenant.ts'
import type { Deps } from './deps.ts'
import { audit } from './payments/ledger/audit.ts'

/** Notes in the trail what somebody did, and tells everybody who administers the church: nobody does it in silence. */
export async function tellAdmins<Told extends Facts>(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  given: {
    igrejaId: number
    userId: number
    kind: Kind<Told>
    acao: string
    dados: Record<string, string | null>
    /** Who did it hears of it as well, whatever they are there. */
    isTold?: boolean
    /** @param quem who did it, as the church knows them */
    facts: (quem: string) => Told
  },
): Promise<void> {
  const { igrejaId, userId, kind, acao, dados, isTold = false } = given
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `igreja:${igrejaId}`, dados }])
  const { rows } = await sql<{ id: number; email: string; idioma: string; quem: string }>`
    select distinct "user".id, "user".email, "user".idioma,
      coalesce((select nullif(concat_ws(' ', nome, sobrenome), '') from usuario
        where igreja_id = ${igrejaId} and user_id = ${userId}), who.email) as quem
    from "user" join "user" who on who.id = ${userId}
    where ${isTold} and "user".id = ${userId} or exists (select from user_igreja_role r where r.igreja_id = ${igrejaId}
      and r.user_id = "user".id and r.role in ('ROLE_ADMIN', 'ROLE_SUPER_ADMIN')) order by "user".id`.execute(
    trx,
  )
  for (const { id, email, idioma, quem } of rows) {
    await announce(trx, {
      kind,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId: id },
      facts: given.facts(quem),
    })
  }
}
