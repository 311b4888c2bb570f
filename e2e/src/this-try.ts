import { test } from '@playwright/test'

/** A name that no try before has left behind: as it stands at the first, and numbered at those that follow. */
export function ofThisTry(name: string): string {
  const { retry } = test.info()
  return retry === 0 ? name : `${name} ${retry + 1}`
}

/** The same where a number would be refused, or somebody is needed whom no try before has met. */
export function oneOfThisTry<First, Other = First>(first: First, ...others: Other[]): First | Other {
  return others[test.info().retry - 1] ?? first
}
