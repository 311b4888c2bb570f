import { demoChurches } from '@atrio/demo'
import { workAgenda } from '../jobs/agenda.ts'
import { podcastAgenda } from '../podcast/copia.ts'
import { asOwner } from './owner.ts'
import type { TestApp } from './test-app.ts'

/** Shows the feed as the full church's podcast `fora`, and reads it. */
export async function showFeed(test: TestApp, url: string): Promise<void> {
  await asOwner(
    test.target,
    `insert into podcast (igreja_id, codigo, titulo, feed_url)
     select id, 'fora', 'De fora', $2 from igreja where slug = $1`,
    [demoChurches.full.slug, url],
  )
  await readDueFeeds(test)
}

/** Reads the feeds that are due, as the background does. */
export async function readDueFeeds(test: TestApp): Promise<void> {
  // Those that cannot be read are tried again later, and some of these tests are about them.
  while ((await workAgenda({ ...test.deps, onError: () => {} }, podcastAgenda)) > 0);
}
