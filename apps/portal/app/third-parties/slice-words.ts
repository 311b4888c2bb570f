import { Blocks, Handshake, HeartHandshake } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: {
    voluts: { label: m.third_voluts, Icon: HeartHandshake },
    mykids: { label: m.third_mykids, Icon: Blocks },
  },
  account: { partners: { label: m.third_title, detail: m.third_tile, Icon: Handshake } },
} satisfies SliceWords & WordsOf<typeof slice>
