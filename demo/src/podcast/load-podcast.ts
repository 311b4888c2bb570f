import { written } from '../reading/written.ts'
import type { TenantTrx } from '@atrio/api/db/tenant'
import type { LoadContext } from '../load/igreja.ts'
import { mediaUrl } from '../pictures/files.ts'
import { COVER, FEED_COVER, recordingName, recordingSeconds } from './demo-podcast.ts'
import { demoPodcasts } from './podcasts.ts'
import { recordingBytes } from './recording.ts'

const WEEK = 7 * 86_400_000
const HOUR = 3_600_000

/** The church's own podcast, under the church's code, and the feed of others that it shows. */
export async function loadPodcast({ trx, igrejaId, name, church, now }: LoadContext): Promise<void> {
  if (name === 'otherOrganisation') await loadSilentFeed(trx, igrejaId)
  const podcast = demoPodcasts[name]
  if (!podcast) return
  const { titulo, descricao, autor, links, episodes, feed } = podcast
  const codigo = church.codigo
  await trx
    .insertInto('podcast')
    .values({
      igrejaId,
      codigo,
      titulo,
      descricao: written(descricao),
      autor,
      imagem: mediaUrl(igrejaId, COVER),
      links: JSON.stringify(links),
    })
    .execute()
  if (feed) {
    const feedUrl = `/media/${igrejaId}/${feed.codigo}.xml`
    await trx
      .insertInto('podcast')
      .values({
        igrejaId,
        codigo: feed.codigo,
        titulo: feed.titulo,
        imagem: mediaUrl(igrejaId, FEED_COVER),
        feedUrl,
        ordem: 1,
      })
      .execute()
  }
  // Oldest first, so that ids grow with time.
  const rows = episodes.map(([title, notes, chapters = [], audience], index) => ({
    igrejaId,
    podcastCodigo: codigo,
    guid: `${codigo}-${episodes.length - index}`,
    title,
    description: written(notes),
    publishedAt: new Date(now.getTime() - index * WEEK - 5 * HOUR),
    audioFile: `/media/${igrejaId}/${recordingName(index)}`,
    audioType: 'audio/wav',
    audioLength: BigInt(recordingBytes(recordingSeconds(index))),
    duration: recordingSeconds(index),
    flagExplicito: audience === 'adults',
    chapters: JSON.stringify(chapters.map(([inicio, texto]) => ({ inicio, texto }))),
  }))
  await trx.insertInto('podcastItem').values(rows.toReversed()).execute()
}

/** A podcast whose feed nobody answers for, to see what visitors are told. */
async function loadSilentFeed(trx: TenantTrx, igrejaId: number): Promise<void> {
  const feedUrl = 'https://feeds.lantern.invalid/porch.xml'
  await trx
    .insertInto('podcast')
    .values({ igrejaId, codigo: 'porch', titulo: 'Porch Light', feedUrl })
    .execute()
}
