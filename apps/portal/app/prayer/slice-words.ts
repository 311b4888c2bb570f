import { HandHeart, HeartHandshake } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { prayer: { label: m.prayer_title, Icon: HandHeart } },
  account: {
    prayer: { label: m.prayer_account, detail: m.prayer_account_detail, Icon: HandHeart },
    prayerDesk: { label: m.prayer_desk, detail: m.prayer_desk_account, Icon: HeartHandshake },
  },
} satisfies SliceWords & WordsOf<typeof slice>
