import type { HomeBlock } from './lib/define-home-block.ts'

type AnyBlock = HomeBlock<unknown> & { id: string }

const blocks = Object.entries(
  import.meta.glob<HomeBlock<unknown>>('./*/home-block.ts', { eager: true, import: 'block' }),
)
  .map(([file, block]): AnyBlock => ({ ...block, id: file.split('/')[1] ?? '' }))
  .toSorted((one, other) => one.order - other.order)

/** The blocks of the church home that slices bring, by their folders, in the order of the page. */
export const homeBlocks = blocks.filter(({ on }) => on === 'page')

export const homeShelf = blocks.filter(({ on }) => on === 'shelf')
