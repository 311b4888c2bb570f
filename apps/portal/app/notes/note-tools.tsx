import { IconButton } from '@atrio/ui'
import { Bold, BookOpen, Heading, Italic, List, Quote } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import type { TextCommands } from './use-text-commands.ts'

const VerseSheet = lazy(() => import('./verse-sheet.tsx').then(({ VerseSheet }) => ({ default: VerseSheet })))

export type NoteToolsProps = {
  /** Null while the note is read and not written. */
  commands: TextCommands | null
  onVerse: (text: string) => void
  /** What can be put in for what was just typed; it has its place in the row, so that nothing moves. */
  offer: ReactNode
  view: ReactNode
}

/** The marks of a note as buttons, and the Bible's words. */
export function NoteTools({ commands, onVerse, offer, view }: NoteToolsProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="note-tools">
      {commands && (
        <div role="group" aria-label={m.notes_tools()} className="flex flex-wrap">
          <IconButton label={m.notes_tool_strong()} icon={<Bold />} onClick={commands.strong} />
          <IconButton label={m.notes_tool_stressed()} icon={<Italic />} onClick={commands.stressed} />
          <IconButton label={m.notes_tool_heading()} icon={<Heading />} onClick={commands.heading} />
          <IconButton label={m.notes_tool_item()} icon={<List />} onClick={commands.item} />
          <IconButton label={m.notes_tool_quote()} icon={<Quote />} onClick={commands.quote} />
          <IconButton label={m.notes_tool_verse()} icon={<BookOpen />} onClick={() => setChoosing(true)} />
        </div>
      )}
      {/* On a phone the second row is there from the start, and the offer fits into it. */}
      <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-sm:basis-full">
        {commands && (
          <div role="status" className="me-auto min-w-0">
            {offer}
          </div>
        )}
        <div className="flex-none">{view}</div>
      </div>
      {choosing && (
        <Suspense>
          <VerseSheet
            onClose={() => setChoosing(false)}
            onInsert={(text) => {
              setChoosing(false)
              onVerse(text)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
