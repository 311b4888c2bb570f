import { Church, House, Info } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: {
    home: { label: m.nav_home, Icon: House },
    about: { label: m.nav_about, Icon: Info },
    churchs: { label: m.nav_churches, Icon: Church },
  },
  kinds: { culto: m.search_kind_services, igreja: m.nav_about },
} satisfies SliceWords & WordsOf<typeof slice>
