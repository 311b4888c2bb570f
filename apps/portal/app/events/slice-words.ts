import { CalendarDays } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { events: { label: m.events_title, Icon: CalendarDays } },
  kinds: { evento: m.events_title },
} satisfies SliceWords & WordsOf<typeof slice>
