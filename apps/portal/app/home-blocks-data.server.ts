import type { ApiCall, ModuloCodigo } from '@atrio/contract'
import type { PageRequest } from '../server/page-request.ts'
import { loadDevotionalBlock } from './devotionals/load-block.server.ts'
import { loadEventoBlock } from './events/load-block.server.ts'
import { loadGivingBlock } from './giving/load-block.server.ts'
import { countMinistries } from './ministries/load-block.server.ts'
import { loadNewsBlock } from './news/load-block.server.ts'
import { loadVideoBlock } from './videos/load-block.server.ts'

/** What the blocks of the church home show, each under its name; null where its module is off or it has nothing. */
export type HomeBlocksData = {
  [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name]['load']>> | null
}

const loaders = {
  eventos: { modulo: 'MOD_EVENTO', load: loadEventoBlock },
  devotional: { modulo: 'MOD_DEVOCIONAL', load: loadDevotionalBlock },
  giving: { modulo: 'MOD_DOACAO', load: loadGivingBlock },
  news: { modulo: 'MOD_NOTICIA', load: loadNewsBlock },
  video: { modulo: null, load: loadVideoBlock },
  ministries: { modulo: null, load: countMinistries },
} satisfies Record<
  string,
  { modulo: ModuloCodigo | null; load: (api: ApiCall, slug: string) => Promise<unknown> }
>

/** Loads them all at once. A block that fails is left out: the home page has more to say. */
export async function loadHomeBlocks({ api, bootstrap, report }: PageRequest): Promise<HomeBlocksData> {
  const base = bootstrap.state === 'loaded' ? bootstrap.base : null
  const entries = Object.entries(loaders).map(async ([name, { modulo, load }]) => {
    if (!base || (modulo !== null && !base.modulos.includes(modulo))) return [name, null] as const
    try {
      return [name, await load(api, base.igreja.slug)] as const
    } catch (error) {
      report(error)
      return [name, null] as const
    }
  })
  return Object.fromEntries(await Promise.all(entries)) as HomeBlocksData
}
