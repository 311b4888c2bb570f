import { BookOpenText } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { bible: { label: m.bible_title, Icon: BookOpenText } },
} satisfies SliceWords & WordsOf<typeof slice>
