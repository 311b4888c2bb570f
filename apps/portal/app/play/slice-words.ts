import { Clapperboard } from 'lucide-react'
import type { SliceWords, WordsOf } from '../lib/define-slice.ts'
import { m } from '../paraglide/messages.js'
import type { slice } from './slice.ts'

export const words = {
  menu: { play: { label: m.play_title, Icon: Clapperboard } },
  kinds: { plano_assinatura_conteudo: m.play_title },
} satisfies SliceWords & WordsOf<typeof slice>
