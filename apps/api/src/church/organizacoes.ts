import type { CallResult, churchCalls } from '@atrio/contract'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/errors.ts'

type Organizacao = CallResult<(typeof churchCalls)['getOrganizacao']>['organizacao']

/** @throws AppError NOT_FOUND */
export async function getOrganizacao(db: Database, slug: string): Promise<Organizacao> {
  const organizacao = await db
    .selectFrom('organizacao')
    .where('slug', '=', slug)
    .selectAll()
    .executeTakeFirst()
  if (!organizacao) throw new AppError('NOT_FOUND')
  return organizacao
}
