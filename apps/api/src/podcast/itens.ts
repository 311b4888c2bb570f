import type { CallInput, PodcastItem, podcastCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** Of which podcast. */
type Of = { codigo: string }

/** A page of a podcast's episodes, newest first; those without a date follow, in the order of their feed. */
export async function listItens(
  trx: TenantTrx,
  { codigo, busca, page, limit }: Of & CallInput<typeof podcastCalls.listPodcastItens>['query'],
): Promise<{ itens: PodcastItem[]; total: number }> {
  const matching = published(trx, { codigo }).where(holdsWords(busca))
  const first = (page - 1) * limit
  const { rows, total } = await readPage(
    matching
      .select(listed)
      .orderBy('publishedAt', (order) => order.desc().nullsLast())
      .orderBy('ordem')
      .orderBy('id', 'desc'),
    { page, limit },
  )
  return { itens: rows.map((row, index) => toItem(row, first + index + 1)), total }
}

/** One episode, with its place among all of its podcast. */
export async function findItem(
  trx: TenantTrx,
  { codigo, id }: Of & { id: number },
): Promise<PodcastItem | undefined> {
  const row = await published(trx, { codigo })
    .where('id', '=', id)
    .select([...listed, 'ordem'])
    .executeTakeFirst()
  if (!row) return undefined
  const { count } = await published(trx, { codigo })
    .where(
      sql<boolean>`(coalesce(published_at, '-infinity'), -ordem, id)
        > (coalesce(${row.publishedAt}::timestamptz, '-infinity'), -${row.ordem}::int, ${row.id}::int)`,
    )
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return toItem(row, Number(count) + 1)
}

/** What is known of an episode's chapters: themselves, or the file that has them. */
export function findChapters(trx: TenantTrx, { codigo, id }: Of & { id: number }) {
  return published(trx, { codigo })
    .where('id', '=', id)
    .select(['chapters', 'chaptersUrl'])
    .executeTakeFirst()
}

const listed = [
  'id',
  'background',
  'title',
  'description',
  'publishedAt',
  'audioFile',
  'duration',
  'flagExplicito',
  'link',
] as const

// An episode that staff have dated ahead is not there yet; what stands in a feed has been published, whatever its clock.
function published(trx: TenantTrx, { codigo }: Of) {
  return trx
    .selectFrom('podcastItem')
    .where('podcastCodigo', '=', codigo)
    .where(isShown('podcastItem'))
    .where(
      sql<boolean>`(published_at is null or published_at <= now() or exists (
        select from podcast p where p.codigo = podcast_codigo and p.feed_url is not null))`,
    )
}

type Row = Awaited<ReturnType<typeof rowOf>>
const rowOf = (trx: TenantTrx) => published(trx, { codigo: '' }).select(listed).executeTakeFirstOrThrow()

function toItem(
  { id, background, title, description, publishedAt, audioFile, duration, flagExplicito, link }: Row,
  position: number,
): PodcastItem {
  return {
    id,
    background,
    title,
    description,
    position,
    published_at: publishedAt?.toISOString() ?? null,
    audio_file: audioFile,
    duration,
    explicito: flagExplicito,
    link,
  }
}
