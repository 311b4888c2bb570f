import { resources, type ResourceName } from '@atrio/contract'
import { sql } from 'kysely'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { tableOf } from './sql.ts'

/** Pages of the portal that show one record, and by which column its address knows it. */
const pages: readonly [page: RegExp, nome: ResourceName, column: 'id' | 'slug' | 'videoId'][] = [
  [/^\/devotionals\/([1-9]\d{0,8})$/, 'devocional', 'id'],
  [/^\/news\/([1-9]\d{0,8})$/, 'noticia', 'id'],
  [/^\/ministries\/([1-9]\d{0,8})$/, 'ministerio', 'id'],
  [/^\/ministries\/\d+\/projects\/([1-9]\d{0,8})$/, 'projeto', 'id'],
  [/^\/songs\/([1-9]\d{0,8})$/, 'louvor', 'id'],
  [/^\/ebds\/([\w-]{1,80})$/, 'ebd', 'slug'],
  [/^\/publications\/([\w-]{1,80})$/, 'publicacao', 'slug'],
  [/^\/videos\/([\w-]{1,80})$/, 'video', 'videoId'],
]

/** What a page of the portal shows, as staff write it. @throws AppError NOT_FOUND */
export async function findPage(
  trx: TenantTrx,
  { pagina }: { pagina: string },
): Promise<{ nome: ResourceName; id: number }> {
  for (const [page, nome, column] of pages) {
    const [, key] = page.exec(pagina.replace(/\/$/, '')) ?? []
    if (key === undefined) continue
    const { rows } = await asEquipeConteudo(trx, () =>
      sql<{ id: number }>`select id from ${tableOf(resources[nome])}
        where ${sql.ref(column)}::text = ${key}`.execute(trx),
    )
    if (rows[0]) return { nome, id: rows[0].id }
  }
  throw new AppError('NOT_FOUND')
}
