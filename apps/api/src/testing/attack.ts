import type { Known, RowKey } from './matrix-input.ts'
import type { Celulas } from './part-matrix.ts'
import { toText, type Caller } from './role-matrix.ts'
import type { Answer, TestApp } from './test-app.ts'

/** What stands in every text that the other church keeps. */
export const MARK = '⟦not yours⟧'
/** What stands in the texts of another person of the own church, whom only those see who look after people. */
export const NEIGHBOUR = '⟦a neighbour’s⟧'

export interface World {
  test: TestApp
  own: Known
  token: string
  /** Another church, and a person there. */
  foreign: Known
  foreignToken: string
  /** One of each kind of person who may ask for what is staff's. */
  staff: Caller[]
  /** A session at the staff's site that lacks the second factor. */
  halfOpen: string
  /** Another person of the own church. */
  neighbour: number
  badTokens: Record<string, string>
  /** Groups of the church, by what the own person is in them. */
  celulas: Celulas
  /** Keys among which those of the other church's rows are. */
  rows: RowKey[]
  /** Columns whose texts would give a leak away. */
  marked: number
}

export interface Attack {
  name: string
  /** What was got that should not have been; null when all is well. */
  run: () => Promise<string | null>
}

export function refused(answer: Answer): string | null {
  const { status, body } = answer
  return status === 401 && body['code'] === 'UNAUTHENTICATED' ? null : toText(answer)
}

/** The same answer as for what does not exist. */
export function alike(answer: Answer, reference: Answer, statuses?: number[]): string | null {
  if (toText(answer) !== toText(reference)) return `${toText(answer)} instead of ${toText(reference)}`
  return statuses && !statuses.includes(answer.status) ? toText(answer) : null
}

export function findMark({ body }: Answer, marks = [MARK, NEIGHBOUR]): string | null {
  const text = JSON.stringify(body)
  const at = Math.max(...marks.map((mark) => text.indexOf(mark)))
  return at < 0 ? null : text.slice(Math.max(0, at - 60), at)
}
