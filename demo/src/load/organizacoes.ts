import type { PlatformTrx } from '@atrio/api/db/client'
import { demoOrganizacoes } from '../churches.ts'

/** Ids of the demo organisations by slug; those that are missing are made. */
export async function loadOrganizacoes(trx: PlatformTrx): Promise<Map<string, number>> {
  const organizacoes = Object.values(demoOrganizacoes)
  await trx
    .insertInto('organizacao')
    .values(organizacoes.map(({ slug, nome, descricao }) => ({ slug, nome, descricao })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const rows = await trx
    .selectFrom('organizacao')
    .where(
      'slug',
      'in',
      organizacoes.map(({ slug }) => slug),
    )
    .select(['id', 'slug'])
    .execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}
