import { BookOpen } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { devotionals: { label: m.devotionals_title, Icon: BookOpen } },
  kinds: { devocional: m.devotionals_title },
} satisfies SliceWords & WordsOf<typeof slice>
