import { SquarePlay } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { videos: { label: m.videos_title, Icon: SquarePlay } },
  kinds: { video: m.videos_title },
} satisfies SliceWords & WordsOf<typeof slice>
