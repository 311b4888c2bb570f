import { Mic } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { podcast: { label: m.podcast_title, Icon: Mic } },
  kinds: { podcast_item: m.podcast_title },
} satisfies SliceWords & WordsOf<typeof slice>
