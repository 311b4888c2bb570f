/** One measured figure and what it must keep to. */
export interface Figure {
  /** Stable: the same figure of a later run takes its place. */
  id: string
  what: string
  value: number
  unit: string
  /** `atLeast` or `atMost` this; a figure with neither is told for its own sake. */
  atLeast?: number
  atMost?: number
  /** What was compared, in how many rounds. */
  how: string
  /** What else the machine did: its load average over five minutes, after the part. */
  load?: number
}

/** Measures one claim; more than one figure where they come from the same run. */
export type Part = () => Promise<Figure[]>

export function holds({ value, atLeast, atMost }: Figure): boolean {
  return (
    Number.isFinite(value) &&
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost)
  )
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
