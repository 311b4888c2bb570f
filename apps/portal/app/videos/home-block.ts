import { defineHomeBlock } from '../lib/define-home-block.ts'
import type { loadBlock } from './load-block.server.ts'
import { VideoBlock } from './video-block.tsx'

export const block = defineHomeBlock<typeof loadBlock>({
  on: 'shelf',
  order: 30,
  component: VideoBlock,
})
