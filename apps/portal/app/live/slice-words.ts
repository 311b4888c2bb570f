import { Radio } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { live: { label: m.live_title, Icon: Radio } },
} satisfies SliceWords & WordsOf<typeof slice>
