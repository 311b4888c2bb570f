import { Newspaper } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { news: { label: m.news_title, Icon: Newspaper } },
  kinds: { noticia: m.news_title },
} satisfies SliceWords & WordsOf<typeof slice>
