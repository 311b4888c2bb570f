import type { Andamento } from '@atrio/contract'

/** How much of the goal is reached, in whole percent: never 100 before it is, never more when it is passed. */
export function progressPercent({ meta, alcancado }: Pick<Andamento, 'meta' | 'alcancado'>): number {
  const percent = Math.floor((alcancado / meta) * 100)
  return Math.min(100, Math.max(0, percent))
}
