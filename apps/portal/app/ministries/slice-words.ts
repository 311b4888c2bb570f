import { HandHeart } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { ministries: { label: m.ministries_title, Icon: HandHeart } },
  kinds: { ministerio: m.ministries_title, projeto: m.search_kind_projects },
} satisfies SliceWords & WordsOf<typeof slice>
