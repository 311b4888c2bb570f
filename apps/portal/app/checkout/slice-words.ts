import { CreditCard } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: {
    cards: { label: m.checkout_cards_title, detail: m.checkout_cards_detail, Icon: CreditCard },
  },
} satisfies SliceWords & WordsOf<typeof slice>
