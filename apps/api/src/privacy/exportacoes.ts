import type { Exportacao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { signedAddress } from '../files/file-address.ts'
import { lockUsuario } from '../http/usuario.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Secrets } from '../secrets.ts'

interface Owner {
  igrejaId: number
  userId: number
}

/** The one that was asked for; each look gives its file an address for an hour. */
export async function getExportacao(
  secrets: Secrets,
  trx: TenantTrx,
  owner: Owner,
): Promise<Exportacao | null> {
  const { igrejaId, userId } = owner
  const row = await trx
    .selectFrom('exportacao as e')
    .leftJoin('arquivo as a', (join) =>
      join.onRef('a.igrejaId', '=', 'e.igrejaId').onRef('a.id', '=', 'e.arquivoId'),
    )
    .where('e.igrejaId', '=', igrejaId)
    .where('e.userId', '=', userId)
    .where((eb) => eb.or([eb('e.apagarEm', 'is', null), eb('e.apagarEm', '>', sql<Date>`now()`)]))
    .select(['e.situacao', 'e.dataCadastro', 'e.arquivoId', 'e.apagarEm', 'a.tamanho'])
    .executeTakeFirst()
  if (!row) return null
  return {
    situacao: row.situacao as Exportacao['situacao'],
    dataCadastro: row.dataCadastro.toISOString(),
    tamanho: row.tamanho,
    url: row.arquivoId && signedAddress(secrets, { igrejaId, id: row.arquivoId }, 'hour'),
    apagarEm: row.apagarEm?.toISOString() ?? null,
  }
}

/** While one is being made it is that one; otherwise a new one, in the place of the last. */
export async function createExportacao(
  secrets: Secrets,
  trx: TenantTrx,
  { idioma, ...owner }: Owner & { idioma: 'pt_BR' | 'en' | 'es' },
): Promise<Exportacao> {
  await lockUsuario(trx, owner)
  const now = await getExportacao(secrets, trx, owner)
  if (now?.situacao === 'pedida') return now
  const { igrejaId, userId } = owner
  const before = await trx
    .deleteFrom('exportacao')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .returning('arquivoId')
    .executeTakeFirst()
  if (before?.arquivoId) await trx.deleteFrom('arquivo').where('id', '=', before.arquivoId).execute()
  await trx.insertInto('exportacao').values({ userId, idioma }).execute()
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'exportacaoPedida', alvo: `user:${userId}` }])
  return (await getExportacao(secrets, trx, owner))!
}
