import './verse-popover.css'
import { IconButton } from '@atrio/ui'
import { X } from 'lucide-react'
import { lazy, Suspense, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { Passages } from './passage-text.tsx'
import { readPassage } from './read-passage.ts'

const PassageText = lazy(async () => ({ default: (await import('./passage-text.tsx')).PassageText }))

type Text = Passages | 'loading' | 'failed'

export type VersePopoverProps = {
  /** In any of our languages. */
  referencia: string
  id?: string
  ref: RefObject<HTMLDivElement | null>
}

/** The words of a reference, over the text that names it. They load when it opens. */
export function VersePopover({ referencia, id, ref }: VersePopoverProps) {
  const [loaded, setLoaded] = useState<{ of: string; text: Text } | null>(null)
  const text = loaded !== null && loaded.of === referencia ? loaded.text : null
  const load = () => {
    if (text !== null && text !== 'failed') return
    const settle = (result: Text) => setLoaded({ of: referencia, text: result })
    settle('loading')
    readPassage(referencia).then(settle, () => settle('failed'))
  }
  return (
    <span
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={referencia}
      className="verse-popover"
      onToggle={({ newState }) => newState === 'open' && load()}
    >
      <span className="verse-popover-close">
        <IconButton
          label={m.close()}
          icon={<X aria-hidden="true" />}
          onClick={() => ref.current?.hidePopover()}
        />
      </span>
      {text === 'loading' && <span role="status">{m.bible_reference_loading()}</span>}
      {text === 'failed' && <span role="alert">{m.bible_reference_failed()}</span>}
      {text !== null && typeof text === 'object' && (
        <Suspense fallback={m.bible_reference_loading()}>
          <PassageText {...text} />
        </Suspense>
      )}
      <Link to={paths.bible({ busca: referencia })} className="verse-popover-open">
        {m.bible_reference_open()}
      </Link>
    </span>
  )
}
