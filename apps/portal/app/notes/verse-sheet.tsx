import { FALLBACK_LOCALE, parsePassagens } from '@atrio/rules'
import { Button, Dialog, TextField } from '@atrio/ui'
import { useState, type FormEvent } from 'react'
import { PassageText, type Passages } from '../bible/passage-text.tsx'
import { readPassage } from '../bible/read-passage.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { askedAs } from './asked-as.ts'
import { verseQuote } from './verse-quote.ts'

export type VerseSheetProps = { onClose: () => void; onInsert: (text: string) => void }

/** Looks a reference up and puts its words into the note. */
export function VerseSheet({ onClose, onInsert }: VerseSheetProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [written, setWritten] = useState('')
  const [state, setState] = useState<Passages | 'idle' | 'busy' | 'unknown' | 'failed'>('idle')
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const passagens = parsePassagens(written, locale)
    if (!passagens) return setState('unknown')
    setState('busy')
    try {
      setState(await readPassage(askedAs(passagens, written)))
    } catch {
      setState('failed')
    }
  }
  const problem = { unknown: m.notes_verse_unknown(), failed: m.notes_verse_failed() }
  return (
    <Dialog open onClose={onClose} title={m.notes_tool_verse()} closeLabel={m.close()}>
      <form className="stack gap-4" onSubmit={(event) => void find(event)}>
        <TextField
          label={m.notes_verse_field()}
          hint={m.notes_verse_hint()}
          value={written}
          autoComplete="off"
          data-autofocus
          error={state === 'unknown' || state === 'failed' ? problem[state] : undefined}
          onChange={(event) => {
            setWritten(event.currentTarget.value)
            setState('idle')
          }}
        />
        {typeof state === 'object' ? (
          <>
            <PassageText {...state} />
            <Button onClick={() => onInsert(verseQuote(state))}>{m.notes_verse_insert()}</Button>
          </>
        ) : (
          <Button type="submit" variant="outline" loading={state === 'busy'}>
            {m.notes_verse_find()}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
