import { defineHomeBlock } from '../lib/define-home-block.ts'
import type { loadBlock } from './load-block.server.ts'
import { NewsBlock } from './news-block.tsx'

export const block = defineHomeBlock<typeof loadBlock>({
  on: 'shelf',
  order: 20,
  component: NewsBlock,
})
