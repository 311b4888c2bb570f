import { sql, type SqlBool } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Person, Personal } from '../personal.ts'
import { unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'

export const httpPersonal: Personal = {
  tables: {
    // Answers to what somebody sent twice, for three days.
    idempotencia: {
      whose: ({ userId, sought }) => sql<SqlBool>`(t.ator = ${`user:${userId}`}
        or t.ator = 'visitante' and t.chave = any(${[...(sought['idempotencia'] ?? [])]}::text[]))`,
      seek: findAnswersToGuests,
      hidden: true,
      erase: 'delete',
    },
  },
  impersonal: { rate_limit: 'digests, until their time is over' },
}

/** What was answered to who had no account and gave this e-mail. */
async function findAnswersToGuests(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, email }: Omit<Person, 'sought'>,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('idempotencia')
    .where('igrejaId', '=', igrejaId)
    .where('ator', '=', 'visitante')
    .where('respostaEncrypted', 'is not', null)
    .select(['chave', 'respostaEncrypted'])
    .execute()
  return rows
    .filter(({ chave, respostaEncrypted }) =>
      unseal(secrets, 'idempotencia', chave, respostaEncrypted!).includes(JSON.stringify(email)),
    )
    .map(({ chave }) => chave)
}
