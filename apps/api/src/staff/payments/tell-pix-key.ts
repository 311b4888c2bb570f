import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { chavePixTrocada } from '../pix-key-kind.ts'

/** Every administrator hears of another key at once: whoever has stolen an account turns no money in silence. */
export async function tellPixKey(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, userId, ...keys }: { igrejaId: number; userId: number; de: string | null; para: string | null },
): Promise<void> {
  const [de, para] = [hide(keys.de), hide(keys.para)]
  audit(trx, [
    {
      igrejaId,
      ator: `user:${userId}`,
      acao: 'chavePixTrocada',
      alvo: `igreja:${igrejaId}`,
      dados: { de, para },
    },
  ])
  const { rows } = await sql<{ id: number; email: string; idioma: string; quem: string }>`
    select distinct "user".id, "user".email, "user".idioma,
      coalesce((select nullif(concat_ws(' ', nome, sobrenome), '') from usuario
        where igreja_id = ${igrejaId} and user_id = ${userId}), who.email) as quem
    from user_igreja_role r join "user" on "user".id = r.user_id join "user" who on who.id = ${userId}
    where r.igreja_id = ${igrejaId} and r.role in ('ROLE_ADMIN', 'ROLE_SUPER_ADMIN') order by "user".id`.execute(
    trx,
  )
  for (const { id, email, idioma, quem } of rows) {
    await announce(trx, {
      kind: chavePixTrocada,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId: id },
      facts: { url: '/admin', quem, de, para },
    })
  }
}

/** Enough to know it again, and too little to use: `an…br`. */
function hide(key: string | null): string | null {
  return key && `${key.slice(0, 2)}…${key.slice(-2)}`
}
