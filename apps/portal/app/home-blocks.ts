import { lazy, type ComponentType } from 'react'
import { DevotionalBlock } from './devotionals/devotional-block.tsx'
import type { HomeBlocksData } from './home-blocks-data.server.ts'
import { NewsBlock } from './news/news-block.tsx'
import { ExploreBlock } from './reader/explore-block.tsx'
import { VideoBlock } from './videos/video-block.tsx'

// These come after the page: their markup is the server's, and nothing in them waits for a script.
const GivingBlock = lazy(() => import('./giving/giving-block.tsx'))
const GroupBlock = lazy(() => import('./groups/group-block.tsx'))
const EventoBlock = lazy(() => import('./events/evento-block.tsx'))
const PrayerBlock = lazy(() => import('./prayer/prayer-block.tsx'))

const sections = {
  events: EventoBlock,
  groups: GroupBlock,
  giving: GivingBlock,
  explore: ExploreBlock,
  prayer: PrayerBlock,
}
const shelf = { devotionals: DevotionalBlock, news: NewsBlock, videos: VideoBlock }

/** A part of the church home that a slice brings along (Spec §2); it shows nothing where it has no data. */
export interface HomeBlock {
  id: string
  component: ComponentType<{ blocks: HomeBlocksData }>
}

/** In the order of the page. A slice whose block is loaded and not shown does not compile. */
export const homeBlocks: readonly HomeBlock[] = list(sections satisfies Shown<keyof typeof shelf>)

/** What has one thing to show, on one shelf: three shelves alike in a row say nothing. */
export const homeShelf = list(shelf satisfies Shown<keyof typeof sections>)

type Shown<Elsewhere> = Record<Exclude<keyof HomeBlocksData, Elsewhere>, HomeBlock['component']>

function list<Name extends string>(
  blocks: Record<Name, HomeBlock['component']>,
): { id: Name; component: HomeBlock['component'] }[] {
  return (Object.keys(blocks) as Name[]).map((id) => ({ id, component: blocks[id] }))
}
