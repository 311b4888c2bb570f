import { evento, hasRight, resources, type Resource, type Standing } from '@atrio/contract'
import { sql } from 'kysely'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { tableOf } from './sql.ts'

const known = { ...resources, evento }

/** Pages of the portal that show one record, and by which column its address knows it. */
const pages: readonly [page: RegExp, nome: keyof typeof known, column: 'id' | 'slug' | 'videoId'][] = [
  [/^\/devotionals\/([1-9]\d{0,8})$/, 'devocional', 'id'],
  [/^\/news\/([1-9]\d{0,8})$/, 'noticia', 'id'],
  [/^\/ministries\/([1-9]\d{0,8})$/, 'ministerio', 'id'],
  [/^\/ministries\/\d+\/projects\/([1-9]\d{0,8})$/, 'projeto', 'id'],
  [/^\/songs\/([1-9]\d{0,8})$/, 'louvor', 'id'],
  [/^\/ebds\/([\w-]{1,80})(?:\?licao=\d+)?$/, 'ebd', 'slug'],
  [/^\/publications\/([\w-]{1,80})$/, 'publicacao', 'slug'],
  [/^\/videos\/([\w-]{1,80})$/, 'video', 'videoId'],
  [/^\/groups\/([1-9]\d{0,8})$/, 'celula', 'id'],
  [/^\/studies\/([1-9]\d{0,8})$/, 'estudo', 'id'],
  [/^\/play\/(?:video|collection|watch)\/([1-9]\d{0,8})$/, 'planoAssinaturaConteudo', 'id'],
  [/^\/event\/([1-9]\d{0,8})(?:\/tickets)?$/, 'evento', 'id'],
]

/** What a page of the portal shows, as staff write it. @throws AppError NOT_FOUND, also where it is others' to write */
export async function findPage(
  trx: TenantTrx,
  { pagina, roles }: { pagina: string; roles: readonly Standing[] },
): Promise<{ nome: string; id: number }> {
  for (const [page, nome, column] of pages) {
    const [, key] = page.exec(pagina.replace(/\/$/, '')) ?? []
    if (key === undefined) continue
    const resource = known[nome] as unknown as Resource
    if (!hasRight(roles, { area: resource.area, may: 'see' })) continue
    const { rows } = await asEquipeConteudo(trx, () =>
      sql<{ id: number }>`select id from ${tableOf(resource)}
        where ${sql.ref(column)}::text = ${key}`.execute(trx),
    )
    const licao = rows[0] && nome === 'ebd' ? await findLicao(trx, { ebdId: rows[0].id, pagina }) : null
    if (licao) return { nome: 'ebdLicao', id: licao }
    if (rows[0]) return { nome, id: rows[0].id }
  }
  throw new AppError('NOT_FOUND')
}

/** The lesson that a page of its series has open. */
async function findLicao(
  trx: TenantTrx,
  { ebdId, pagina }: { ebdId: number; pagina: string },
): Promise<number | null> {
  const numero = /\?licao=(\d{1,4})$/.exec(pagina)?.[1]
  if (!numero) return null
  const { rows } = await sql<{ id: number }>`select id from ebd_licao
    where ebd_id = ${ebdId} and numero = ${Number(numero)}`.execute(trx)
  return rows[0]?.id ?? null
}
