import { NotebookText } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { studies: { label: m.studies_title, Icon: NotebookText } },
} satisfies SliceWords & WordsOf<typeof slice>
