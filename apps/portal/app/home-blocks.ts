import type { ModuloCodigo } from '@atrio/contract'
import { lazy, type ComponentType } from 'react'
import { DevotionalBlock } from './devotionals/devotional-block.tsx'
import type { HomeBlocksData } from './home-blocks-data.server.ts'
import { NewsBlock } from './news/news-block.tsx'
import { ExploreBlock } from './reader/explore-block.tsx'
import { VideoBlock } from './videos/video-block.tsx'

/** A part of the church home that a slice brings along (Spec §2). */
export interface HomeBlock {
  id: string
  /** The module that must be enabled; null for what every church has. */
  modulo: ModuloCodigo | null
  component: ComponentType<{ blocks: HomeBlocksData }>
}

// These come after the page: their markup is the server's, and nothing in them waits for a script.
const GivingBlock = lazy(() => import('./giving/giving-block.tsx'))
const EventoBlock = lazy(() => import('./events/evento-block.tsx'))

/** In the order of the page. A slice that has something to show on the home page adds its block here. */
export const homeBlocks: readonly HomeBlock[] = [
  { id: 'events', modulo: 'MOD_EVENTO', component: EventoBlock },
  { id: 'giving', modulo: 'MOD_DOACAO', component: GivingBlock },
  { id: 'explore', modulo: null, component: ExploreBlock },
]

/** What has one thing to show, on one shelf: three shelves alike in a row say nothing. */
export const homeShelf: readonly (HomeBlock & { id: keyof HomeBlocksData })[] = [
  { id: 'devotional', modulo: 'MOD_DEVOCIONAL', component: DevotionalBlock },
  { id: 'news', modulo: 'MOD_NOTICIA', component: NewsBlock },
  { id: 'video', modulo: null, component: VideoBlock },
]
