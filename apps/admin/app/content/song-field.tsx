import { TextArea, type FieldFrame } from '@atrio/ui'
import { useId } from 'react'
import { m } from '../paraglide/messages.js'
import { SongPreview } from './song-preview.tsx'

type Props = FieldFrame & { text: string; tom: string; onText: (text: string) => void }

/** Words with chords, and beside them what singers will see. */
export function SongField({ text, tom, onText, ...frame }: Props) {
  const heading = useId()
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:w-[min(72rem,calc(100vw-22rem))] xl:grid-cols-2">
      <TextArea
        {...frame}
        hint={m.song_hint()}
        value={text}
        rows={18}
        spellCheck={false}
        className="font-mono text-sm"
        onChange={(event) => onText(event.target.value)}
      />
      <section aria-labelledby={heading} className="border-line bg-surface min-w-0 rounded-md border p-4">
        <h2 id={heading} className="mb-3 text-lg">
          {m.song_preview()}
        </h2>
        <SongPreview text={text} tom={tom} />
      </section>
    </div>
  )
}
