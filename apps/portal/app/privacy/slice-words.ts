import { ShieldCheck, UserX } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: {
    data: { label: m.privacy_setting, detail: m.privacy_setting_detail, Icon: ShieldCheck },
    erase: { label: m.privacy_delete_title, detail: m.privacy_delete_detail, Icon: UserX },
  },
} satisfies SliceWords & WordsOf<typeof slice>
