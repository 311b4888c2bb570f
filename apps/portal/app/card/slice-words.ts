import { IdCard } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { card: { label: m.card_short, detail: m.card_account_detail, Icon: IdCard } },
} satisfies SliceWords & WordsOf<typeof slice>
