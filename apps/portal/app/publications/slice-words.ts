import { Library } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { publications: { label: m.publications_title, Icon: Library } },
  kinds: { publicacao: m.publications_title },
} satisfies SliceWords & WordsOf<typeof slice>
