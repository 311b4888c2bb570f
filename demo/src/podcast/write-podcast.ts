import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoChurches, type DemoChurchName } from '../churches.ts'
import { drawCover } from './cover.ts'
import { COVER, FEED_COVER, RECORDINGS, recordingName } from './demo-podcast.ts'
import { chaptersName, writeChapters, writeFeed } from './feed-file.ts'
import { demoPodcasts } from './podcasts.ts'
import { makeRecording } from './recording.ts'

/** Makes a church's recordings, covers and feed in its folder of the media directory, where they are missing. */
export async function writePodcast(mediaDir: string, igrejaId: number, name: DemoChurchName): Promise<void> {
  const podcast = demoPodcasts[name]
  if (!podcast) return
  const { codigo, corApp } = demoChurches[name]
  const write = async (file: string, make: () => Buffer | string) => {
    const path = join(mediaDir, String(igrejaId), file)
    if (!existsSync(path)) await writeFile(path, make())
  }
  for (const [index, seconds] of RECORDINGS.entries()) {
    await write(recordingName(index), () => makeRecording(seconds, `${codigo}/${index}`))
  }
  for (const cover of podcast.feed ? [COVER, FEED_COVER] : [COVER]) {
    await write(`${cover}.svg`, () => drawCover(corApp ?? '#5d6470', `${codigo}/${cover}`, cover === COVER))
  }
  const { feed } = podcast
  if (!feed) return
  await write(`${feed.codigo}.xml`, () => writeFeed(feed, igrejaId))
  for (const [index, [, , chapters]] of feed.episodes.entries()) {
    if (chapters) await write(chaptersName(feed.codigo, index), () => writeChapters(chapters))
  }
}
