import type { ApiCall } from '@atrio/contract'
import type { ComponentType } from 'react'

/** What a block shows, from the `load-block.server.ts` beside it: null where the slice has nothing to show. */
type LoadBlock = (api: ApiCall, slug: string) => Promise<unknown>

/**
 * A part of the church home that a slice brings along (Spec §2): its `home-block.ts`, and where it shows what the church
 * has, `load-block.server.ts` beside it with a function `loadBlock`. Both are found by their names (Decision 260).
 */
export interface HomeBlock<Data> {
  /** A section of its own, or on the shelf with others that show one thing: three shelves alike in a row say nothing. */
  on: 'page' | 'shelf'
  /** Its place among these: the lowest comes first. */
  order: number
  /** One that is `lazy` comes after the page: its markup is the server's, and nothing in it waits for a script. */
  component: ComponentType<{ data: Data }>
}

/** @typeParam Load the `loadBlock` beside it; `null` for a block that shows what every church has */
export function defineHomeBlock<Load extends LoadBlock | null>(
  block: HomeBlock<Load extends LoadBlock ? NonNullable<Awaited<ReturnType<Load>>> : null>,
): typeof block {
  return block
}
