import { NotebookPen } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  account: { notes: { label: m.notes_title, detail: m.notes_intro, Icon: NotebookPen } },
} satisfies SliceWords & WordsOf<typeof slice>
