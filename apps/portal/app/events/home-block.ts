import { lazy } from 'react'
import { defineHomeBlock } from '../lib/define-home-block.ts'
import type { loadBlock } from './load-block.server.ts'

export const block = defineHomeBlock<typeof loadBlock>({
  on: 'page',
  order: 10,
  component: lazy(() => import('./evento-block.tsx')),
})
