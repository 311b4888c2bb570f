import { UsersRound } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { groups: { label: m.groups_title, Icon: UsersRound } },
  kinds: { celula: m.groups_title },
  account: {
    groups: { label: m.groups_title, detail: m.groups_account, Icon: UsersRound },
  },
} satisfies SliceWords & WordsOf<typeof slice>
