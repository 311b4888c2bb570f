import { isMinorChord, parseChord } from './chord.ts'
import { keyAt, parseKey, scaleOf, type MusicalKey } from './musical-key.ts'
import { pitchOf } from './note.ts'

/**
 * The key of a song: the one that is written, else the one whose scale holds most of the chords. Where several do, the
 * song ends on its tonic more often than it begins with it. C for a song without chords.
 */
export function songKey(written: string | null | undefined, chords: readonly string[]): MusicalKey {
  const key = parseKey(written)
  if (key) return key
  const roots = chords.map(parseChord).filter((chord) => chord?.root)
  const sounds = roots.map((chord) => ({ pitch: pitchOf(chord!.root!), minor: isMinorChord(chord!) }))
  let best = { key: keyAt(0, 'major'), score: 0 }
  for (const candidate of CANDIDATES) {
    const score = fit(candidate, sounds)
    if (score > best.score) best = { key: candidate, score }
  }
  return best.key
}

interface Sound {
  pitch: number
  minor: boolean
}

const CANDIDATES = (['major', 'minor'] as const).flatMap((mode) =>
  Array.from({ length: 12 }, (_, pitch) => keyAt(pitch, mode)),
)

function fit(key: MusicalKey, sounds: Sound[]): number {
  if (sounds.length === 0) return 0
  const scale = scaleOf(key).map(pitchOf)
  const triads = (key.mode === 'major' ? 'MmmMMm-' : 'm-MmmMM').split('')
  const isTonic = ({ pitch, minor }: Sound) => pitch === scale[0] && minor === (key.mode === 'minor')
  const share = (points: (sound: Sound) => number) =>
    sounds.reduce((sum, sound) => sum + points(sound), 0) / sounds.length
  // A chord on a note of the scale belongs to the key more surely when it is the one the scale makes there.
  const belonging = share(({ pitch, minor }) => {
    const degree = scale.indexOf(pitch)
    return degree < 0 ? 0 : (triads[degree] === 'M') === minor ? 0.5 : 1
  })
  const tonic = share((sound) => (isTonic(sound) ? 1 : 0))
  return belonging + tonic + (isTonic(sounds.at(-1)!) ? 0.5 : 0) + (isTonic(sounds[0]!) ? 0.3 : 0)
}
