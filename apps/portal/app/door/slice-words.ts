import { ScanLine } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { door: { label: m.door_title, detail: m.door_account_detail, Icon: ScanLine } },
} satisfies SliceWords & WordsOf<typeof slice>
