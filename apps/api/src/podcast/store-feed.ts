import { sql } from 'kysely'
import type { FeedAnswer, FeedFailure } from '../adapters/feeds/feeds.ts'
import type { TenantTrx } from '../db/tenant.ts'

/**
 * Puts what a feed says in place of what it said before. Episodes keep their ids, by which they are shared and resumed;
 * rows that say the same stay untouched, so that pages in the cache do.
 */
export async function storeFeed(
  trx: TenantTrx,
  { codigo, feed, etag, ultimaModificacao }: { codigo: string } & Extract<FeedAnswer, { kind: 'found' }>,
): Promise<void> {
  // Its history is the feed's own (Decision 122).
  await sql`select set_config('app.copia', 'on', true)`.execute(trx)
  const items = feed.items.map((item, ordem) => ({ ...item, ordem }))
  await sql`
    insert into podcast_item (podcast_codigo, guid, title, description, background, published_at,
      audio_file, audio_type, audio_length, duration, flag_explicito, link, ordem, chapters, chapters_url)
    select ${codigo}::text, guid, title, description, background, "publishedAt",
      "audioFile", "audioType", "audioLength", duration, explicit, link, ordem, chapters, "chaptersUrl"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (guid text, title text, description text,
      background text, "publishedAt" timestamptz, "audioFile" text, "audioType" text, "audioLength" bigint,
      duration int, explicit boolean, link text, ordem int, chapters jsonb, "chaptersUrl" text)
    on conflict (igreja_id, podcast_codigo, guid) do update set title = excluded.title,
      description = excluded.description, background = excluded.background, published_at = excluded.published_at,
      audio_file = excluded.audio_file, audio_type = excluded.audio_type, audio_length = excluded.audio_length,
      duration = excluded.duration, flag_explicito = excluded.flag_explicito, link = excluded.link, ordem = excluded.ordem,
      chapters = excluded.chapters, chapters_url = excluded.chapters_url
    where (podcast_item.title, podcast_item.description, podcast_item.background, podcast_item.published_at,
        podcast_item.audio_file, podcast_item.duration, podcast_item.flag_explicito, podcast_item.link, podcast_item.chapters,
        podcast_item.chapters_url)
      is distinct from (excluded.title, excluded.description, excluded.background, excluded.published_at,
        excluded.audio_file, excluded.duration, excluded.flag_explicito, excluded.link, excluded.chapters, excluded.chapters_url)
      or (excluded.published_at is null and podcast_item.ordem <> excluded.ordem)`.execute(trx)
  const guids = items.map(({ guid }) => guid)
  await sql`delete from podcast_item where podcast_codigo = ${codigo} and guid <> all(${guids}::text[])`.execute(
    trx,
  )
  const { descricao, autor, imagem, site } = feed
  await trx
    .updateTable('podcastCopia')
    .set({ dataCopia: sql`now()`, falha: null, etag, ultimaModificacao, descricao, autor, imagem, site })
    .where('podcastCodigo', '=', codigo)
    .execute()
}

/** The copy is as good as the feed, or all that there is of it. */
export async function storeUnchanged(
  trx: TenantTrx,
  { codigo, falha }: { codigo: string; falha: FeedFailure | null },
): Promise<void> {
  await trx
    .updateTable('podcastCopia')
    .set(falha === null ? { falha, dataCopia: sql`now()` } : { falha })
    .where('podcastCodigo', '=', codigo)
    .execute()
}
