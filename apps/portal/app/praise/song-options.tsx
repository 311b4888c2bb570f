import {
  adviseCapo,
  CAPO_FRETS,
  CHORD_NOTATIONS,
  showKey,
  transposeKey,
  type ChordNotation,
} from '@atrio/rules'
import { CheckboxField, Segmented, SelectField } from '@atrio/ui'
import { useMemo } from 'react'
import { m } from '../paraglide/messages.js'
import type { SongShape } from './song-shape.ts'
import type { SongView } from './use-song-view.ts'

/** What is set once and seldom changed: capo, notation, what screen readers read. */
export function SongOptions({ shape, view }: { shape: SongShape; view: SongView }) {
  const { settings, keys, change, changeSong } = view
  const open = shape.writtenCapo + view.song.chordTranspose
  const advised = useMemo(
    () => adviseCapo(shape.chords, { key: shape.writtenKey, semitones: open }),
    [shape, open],
  )
  const shapesOn = (fret: number) =>
    showKey(transposeKey(shape.writtenKey, open - fret), view.notation, view.view.locale)
  return (
    <details className="song-options">
      <summary>{m.praise_options()}</summary>
      <div className="song-options-body">
        <SelectField
          label={m.praise_capo()}
          hint={advised === 0 ? m.praise_capo_advice_none() : m.praise_capo_advice({ fret: advised })}
          value={String(keys.capo)}
          onChange={({ currentTarget }) => changeSong({ capo: Number(currentTarget.value) })}
          options={frets(keys.capo).map((fret) => ({
            value: String(fret),
            label: fret === 0 ? m.praise_capo_none() : m.praise_capo_fret({ fret, tom: shapesOn(fret) }),
          }))}
        />
        <div>
          <p className="mb-1.5 font-semibold">{m.praise_notation()}</p>
          <Segmented
            label={m.praise_notation()}
            value={view.notation}
            onValueChange={(notation) => change({ notation: notation as ChordNotation })}
            options={CHORD_NOTATIONS.map((value) => ({ value, label: notations[value]() }))}
          />
        </div>
        <CheckboxField
          label={m.praise_speak_chords()}
          hint={m.praise_speak_chords_hint()}
          checked={settings.speakChords}
          onChange={({ currentTarget }) => change({ speakChords: currentTarget.checked })}
        />
      </div>
    </details>
  )
}

const notations: Record<ChordNotation, () => string> = {
  letters: m.praise_notation_letters,
  syllables: m.praise_notation_syllables,
  nashville: m.praise_notation_nashville,
}

// A song may have been written for a fret higher than we offer.
function frets(capo: number): number[] {
  return CAPO_FRETS.some((fret) => fret === capo) ? [...CAPO_FRETS] : [...CAPO_FRETS, capo]
}
