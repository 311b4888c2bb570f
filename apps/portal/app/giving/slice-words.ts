import { HandCoins } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { give: { label: m.giving_title, Icon: HandCoins } },
  account: { giving: { label: m.giving_mine, detail: m.giving_mine_intro, Icon: HandCoins } },
} satisfies SliceWords & WordsOf<typeof slice>
