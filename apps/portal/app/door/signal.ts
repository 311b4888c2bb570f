import type { CardCheck } from '../lib/member-card/use-card-check.ts'
import type { Veredito } from './door-rules.ts'

/** Heard and felt, for eyes are on the queue: one high note is yes, two middle ones are used before, a low one is no. */
export function signal(resultado: Veredito['resultado']): void {
  navigator.vibrate?.(resultado === 'aceita' ? 60 : [140, 80, 140])
  const notes = { aceita: [880], repetida: [520, 520], recusada: [196] }[resultado]
  try {
    audio ??= new AudioContext()
    for (const [index, frequency] of notes.entries()) play(audio, frequency, index * 0.2)
  } catch {
    // A device without sound still has colour, words and vibration.
  }
}

/** The same for a member card; one that was shown too long ago sounds as what was used before. */
export function signalCard(check: CardCheck): void {
  if (check.state === 'checking') return
  if (check.state === 'failed') return signal('repetida')
  const { situacao } = check.verificacao
  signal(situacao === 'valida' ? 'aceita' : situacao === 'expirada' ? 'repetida' : 'recusada')
}

let audio: AudioContext | undefined

function play(context: AudioContext, frequency: number, after: number): void {
  const from = context.currentTime + after
  const tone = new OscillatorNode(context, { frequency })
  const gain = new GainNode(context, { gain: 0.2 })
  tone.connect(gain).connect(context.destination)
  tone.start(from)
  tone.stop(from + 0.15)
}
