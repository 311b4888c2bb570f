import { GraduationCap } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { ebds: { label: m.ebds_title, Icon: GraduationCap } },
  kinds: { ebd: m.ebds_title, ebd_licao: m.search_kind_lessons },
} satisfies SliceWords & WordsOf<typeof slice>
