import type { ApiCall } from '@atrio/contract'
import type { PageRequest } from '../server/page-request.ts'
import { slices } from './slices.ts'

/** What each block of the church home shows, by its slice; null where its module is off or it has nothing. */
export type HomeBlocksData = Readonly<Record<string, unknown>>

type LoadBlock = (api: ApiCall, slug: string) => Promise<unknown>

const loaders = import.meta.glob<LoadBlock>('./*/load-block.server.ts', { eager: true, import: 'loadBlock' })

/** Loads them all at once. A block that fails is left out: the home page has more to say. */
export async function loadHomeBlocks({ api, bootstrap, report }: PageRequest): Promise<HomeBlocksData> {
  const base = bootstrap.state === 'loaded' ? bootstrap.base : null
  const entries = Object.entries(loaders).map(async ([file, load]) => {
    const name = file.split('/')[1] ?? ''
    const modulo = slices[name]?.modulo
    if (!base || (modulo && !base.modulos.includes(modulo))) return [name, null] as const
    try {
      return [name, await load(api, base.igreja.slug)] as const
    } catch (error) {
      report(error)
      return [name, null] as const
    }
  })
  return Object.fromEntries(await Promise.all(entries))
}
