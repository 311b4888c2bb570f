import { ListChecks } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { plans: { label: m.plans_title, Icon: ListChecks } },
  account: { plans: { label: m.plans_title, detail: m.account_plans_detail, Icon: ListChecks } },
} satisfies SliceWords & WordsOf<typeof slice>
