import { Ticket } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { registrations: { label: m.tickets_title, detail: m.tickets_intro, Icon: Ticket } },
} satisfies SliceWords & WordsOf<typeof slice>
