import { ReceiptText } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { orders: { label: m.orders_title, detail: m.orders_account_detail, Icon: ReceiptText } },
} satisfies SliceWords & WordsOf<typeof slice>
