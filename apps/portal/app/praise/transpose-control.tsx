import { showKey } from '@atrio/rules'
import { IconButton } from '@atrio/ui'
import { Minus, Plus, RotateCcw } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import type { SongView } from './use-song-view.ts'
import { useRepeat } from './use-repeat.ts'

/** Spec §4: one semitone up or down, and back to the key in which the song was written. */
export function TransposeControl({ view }: { view: SongView }) {
  const down = useRepeat(() => view.transpose(-1))
  const up = useRepeat(() => view.transpose(1))
  const { song, keys } = view
  const tom = showKey(keys.sounding, view.notation, view.view.locale)
  return (
    <div role="group" aria-label={m.praise_key()} className="song-stepper">
      <IconButton {...down} icon={<Minus />} label={m.praise_transpose_down()} />
      <output className="song-stepper-value" aria-label={m.praise_key_now({ tom })}>
        {tom}
        {song.chordTranspose !== 0 && (
          <small>{(song.chordTranspose > 0 ? '+' : '−') + Math.abs(song.chordTranspose)}</small>
        )}
      </output>
      <IconButton {...up} icon={<Plus />} label={m.praise_transpose_up()} />
      <IconButton
        icon={<RotateCcw />}
        label={m.praise_transpose_reset()}
        aria-disabled={song.chordTranspose === 0}
        onClick={() => view.changeSong({ chordTranspose: 0 })}
      />
    </div>
  )
}
