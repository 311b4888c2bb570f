import { defineHomeBlock } from '../lib/define-home-block.ts'
import { ExploreBlock } from './explore-block.tsx'

export const block = defineHomeBlock<null>({
  on: 'page',
  order: 40,
  component: ExploreBlock,
})
