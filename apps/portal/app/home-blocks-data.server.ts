import type { ApiCall } from '@atrio/contract'
import type { PageRequest } from '../server/page-request.ts'
import { loadDevotionalBlock } from './devotionals/load-block.server.ts'
import { loadEventoBlock } from './events/load-block.server.ts'
import { loadGivingBlock } from './giving/load-block.server.ts'
import { loadGroupBlock } from './groups/load-block.server.ts'
import { loadNewsBlock } from './news/load-block.server.ts'
import { loadPrayerBlock } from './prayer/load-block.server.ts'
import { slices } from './slices.ts'
import { loadVideoBlock } from './videos/load-block.server.ts'

/** What the blocks of the church home show, each by its slice; null where its module is off or it has nothing. */
export type HomeBlocksData = {
  [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name]>> | null
}

const loaders = {
  events: loadEventoBlock,
  giving: loadGivingBlock,
  groups: loadGroupBlock,
  prayer: loadPrayerBlock,
  devotionals: loadDevotionalBlock,
  news: loadNewsBlock,
  videos: loadVideoBlock,
} satisfies Record<string, (api: ApiCall, slug: string) => Promise<unknown>>

/** Loads them all at once. A block that fails is left out: the home page has more to say. */
export async function loadHomeBlocks({ api, bootstrap, report }: PageRequest): Promise<HomeBlocksData> {
  const base = bootstrap.state === 'loaded' ? bootstrap.base : null
  const entries = Object.entries(loaders).map(async ([name, load]) => {
    const modulo = slices[name]?.modulo
    if (!base || (modulo && !base.modulos.includes(modulo))) return [name, null] as const
    try {
      return [name, await load(api, base.igreja.slug)] as const
    } catch (error) {
      report(error)
      return [name, null] as const
    }
  })
  return Object.fromEntries(await Promise.all(entries)) as HomeBlocksData
}
