import { defineHomeBlock } from '../lib/define-home-block.ts'
import { DevotionalBlock } from './devotional-block.tsx'
import type { loadBlock } from './load-block.server.ts'

export const block = defineHomeBlock<typeof loadBlock>({
  on: 'shelf',
  order: 10,
  component: DevotionalBlock,
})
