import { Clapperboard } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { plan: { label: m.subs_mine, detail: m.subs_mine_intro, Icon: Clapperboard } },
} satisfies SliceWords & WordsOf<typeof slice>
