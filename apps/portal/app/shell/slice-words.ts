import { LayoutDashboard } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { staff: { label: m.footer_admin, detail: m.shell_staff_detail, Icon: LayoutDashboard } },
} satisfies SliceWords & WordsOf<typeof slice>
