import type { ModuloCodigo } from '@atrio/contract'
import type { ComponentType } from 'react'

/** A part of the church home that a module brings along (Spec §2). */
export interface HomeBlock {
  modulo: ModuloCodigo
  component: ComponentType
}

/** In the order of the page. A slice that has something to show on the home page adds its block here. */
export const homeBlocks: readonly HomeBlock[] = []
