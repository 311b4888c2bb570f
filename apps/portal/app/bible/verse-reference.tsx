import { lazy, Suspense, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { readPassage } from './read-passage.ts'
import type { Passages } from './passage-text.tsx'

const PassageText = lazy(async () => ({ default: (await import('./passage-text.tsx')).PassageText }))

export type VerseReferenceProps = {
  /** In any of our languages, best as `passagemCode` writes it: `jhn 3:16-18`. */
  referencia: string
  children: ReactNode
}

type Text = Passages | 'loading' | 'failed'

/** A reference in a text: a link to the Bible, which shows the words right there. They load at the first press. */
export function VerseReference({ referencia, children }: VerseReferenceProps) {
  const [loaded, setLoaded] = useState<{ of: string; text: Text } | null>(null)
  const text = loaded !== null && loaded.of === referencia ? loaded.text : null
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const to = paths.bible({ busca: referencia })
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !popover.current?.showPopover) return
    event.preventDefault()
    popover.current.showPopover()
    if (text !== null && text !== 'failed') return
    const settle = (result: Text) => setLoaded({ of: referencia, text: result })
    settle('loading')
    readPassage(referencia).then(settle, () => settle('failed'))
  }
  return (
    <>
      <Link className="verse-reference" to={to} aria-haspopup="dialog" aria-controls={id} onClick={open}>
        {children}
      </Link>
      <span
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={referencia}
        className="verse-popover"
      >
        {text === 'loading' && <span role="status">{m.bible_reference_loading()}</span>}
        {text === 'failed' && <span role="alert">{m.bible_reference_failed()}</span>}
        {text !== null && typeof text === 'object' && (
          <Suspense fallback={m.bible_reference_loading()}>
            <PassageText {...text} />
          </Suspense>
        )}
        <Link to={to} className="font-semibold">
          {m.bible_reference_open()}
        </Link>
      </span>
    </>
  )
}
