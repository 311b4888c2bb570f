import type { ResourceName } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

/** Where a page of the portal shows a record: its path, and what of its query says which part of it. */
export interface Place {
  pagina: string
  query?: Record<string, string>
}

/**
 * By what is asked of its row `t`; a kind that has no page of its own stands on that of its list, or on the home. Null for
 * one that no page shows to everybody.
 */
const places: Record<ResourceName | 'evento', RawBuilder<unknown> | Place | null> = {
  devocional: sql`'/devotionals/' || t.id`,
  noticia: sql`'/news/' || t.id`,
  ministerio: sql`'/ministries/' || t.id`,
  projeto: sql`'/ministries/' || t.ministerio_id || '/projects/' || t.id`,
  louvor: sql`'/songs/' || t.id`,
  ebd: sql`'/ebds/' || t.slug`,
  ebdLicao: sql`'/ebds/' || (select slug from ebd where id = t.ebd_id) || '?licao=' || t.numero`,
  publicacao: sql`'/publications/' || t.slug`,
  publicacaoTipo: { pagina: '/publication-types' },
  video: sql`'/videos/' || t.video_id`,
  videoPlaylist: { pagina: '/videos' },
  podcast: sql`'/podcast?programa=' || t.codigo`,
  podcastItem: sql`'/podcast?programa=' || t.podcast_codigo || '&episodio=' || t.id`,
  evento: sql`'/event/' || t.id`,
  planoAssinaturaConteudo: sql`'/play/' || case t.tipo when 'video' then 'video/' else 'collection/' end || t.id`,
  planoAssinaturaTag: { pagina: '/play' },
  celula: sql`'/groups/' || t.id`,
  estudo: sql`'/studies/' || t.id`,
  planoLeitura: null,
  banner: { pagina: '/' },
  igrejaAppMenu: { pagina: '/' },
}

/** Null for a kind that no page shows to everybody. */
export async function placeOf(
  trx: TenantTrx,
  { nome, table, id }: { nome: string; table: RawBuilder<unknown>; id: number },
): Promise<Place | null> {
  const place = Object.hasOwn(places, nome) ? places[nome as keyof typeof places] : null
  if (!place) return null
  if ('pagina' in place) return place
  const { rows } = await sql<{
    endereco: string
  }>`select ${place} as endereco from ${table} as t where id = ${id}`.execute(trx)
  if (!rows[0]) return null
  const { pathname, searchParams } = new URL(rows[0].endereco, 'http://portal.invalid')
  return { pagina: pathname, query: Object.fromEntries(searchParams) }
}
