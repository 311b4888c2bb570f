/** Zoom of a song's text, in whole hundredths: sums of 0.03 and 0.05 in floating point drift over the bounds. */
export const DEFAULT_ZOOM = 100
const STEPS = { in: 3, out: -5 } as const

export type ZoomDirection = keyof typeof STEPS

/** Spec §4: the zoom after one step, or the same where the step would not stay strictly between 0.7 and 1.5. */
export function stepZoom(zoom: number, direction: ZoomDirection): number {
  const next = zoom + STEPS[direction]
  return isZoom(next) ? next : zoom
}

export function canZoom(zoom: number, direction: ZoomDirection): boolean {
  return isZoom(zoom + STEPS[direction])
}

/** Spec §9: strictly between 0.7 and 1.5. */
export function isZoom(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 70 && (value as number) < 150
}

/** Spec §4: the transposition after a step of one semitone; a whole octave is where it began. */
export function stepTranspose(semitones: number, step: 1 | -1): number {
  const next = semitones + step
  return Math.abs(next) >= 12 ? 0 : next
}
