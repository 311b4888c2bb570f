import { FALLBACK_LOCALE } from '@atrio/rules'
import { Button, useToasts } from '@atrio/ui'
import { BookOpen } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { readPassage } from '../bible/read-passage.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { verseAtCaret } from './verse-at-caret.ts'
import { verseQuote } from './verse-quote.ts'

export type VerseOfferProps = { texto: string; caret: number; onInsert: (text: string) => void }

/** Offers the words of the reference that was just typed. */
export function VerseOffer({ texto, caret, onInsert }: VerseOfferProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const found = verseAtCaret(useDeferredValue(texto), caret, locale)
  const [state, setState] = useState<{ of: string; is: 'busy' | 'failed' } | null>(null)
  const toasts = useToasts()
  const is = state && state.of === found?.passagem ? state.is : null
  const insert = async (passagem: string) => {
    setState({ of: passagem, is: 'busy' })
    try {
      const read = await readPassage(passagem)
      onInsert(verseQuote(read))
      const { traducaoAusente: pedida, traducao } = read
      if (pedida) toasts.show({ tone: 'info', title: m.bible_not_here({ pedida, nome: traducao.nome }) })
      setState(null)
    } catch {
      setState({ of: passagem, is: 'failed' })
    }
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      {found && (
        <Button
          variant="secondary"
          className="px-3 text-start max-sm:[&_svg]:hidden"
          icon={<BookOpen aria-hidden="true" />}
          loading={is === 'busy'}
          onClick={() => void insert(found.passagem)}
        >
          {m.notes_verse_offer({ referencia: found.referencia })}
        </Button>
      )}
      {is === 'failed' && <span className="text-sm text-bad">{m.notes_verse_failed()}</span>}
    </div>
  )
}
