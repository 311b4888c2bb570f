import { Music } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { songs: { label: m.praise_nav, Icon: Music } },
  kinds: { louvor: m.praise_nav },
} satisfies SliceWords & WordsOf<typeof slice>
