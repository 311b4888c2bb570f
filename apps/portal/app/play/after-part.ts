/** After how many in a row, that nobody chose, somebody is asked whether they still watch. */
const IN_A_ROW = 3

/** What a page that leads to the next part says of it, as its history keeps it. */
export interface Row {
  inARow: number
}

/**
 * What follows a part that is over: the next one begins by itself, or somebody is asked first.
 * @param state of the page, which may have come by any way
 */
export function afterPart({ state, hasNext }: { state: unknown; hasNext: boolean }): {
  /** What the page of the next part is told where it begins by itself. */
  row: Row
  begins: boolean
  asks: boolean
} {
  const row = { inARow: before(state) + 1 }
  const asks = hasNext && row.inARow >= IN_A_ROW
  return { row, begins: hasNext && !asks, asks }
}

/** Who chose a part is there: it is the first in a row. */
export const CHOSEN: Row = { inARow: 0 }

function before(state: unknown): number {
  const { inARow } = { inARow: 0, ...(state as Partial<Row> | null) }
  return Number.isInteger(inARow) ? inARow : 0
}
