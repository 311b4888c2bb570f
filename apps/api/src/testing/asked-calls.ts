import { calls, slices, type Call, type CallName } from '@atrio/contract'

const ofSlices: Partial<Record<string, { calls: Record<string, Call> }>> = slices

/**
 * The calls that the tests over all calls ask: every one, or those of the slices that `TEST_SLICES` names, because their
 * own code alone has changed (Decision 268). A name that is no slice of the contract is everybody's.
 */
export function askedCalls(named = process.env['TEST_SLICES']): [CallName, Call][] {
  const found = (named ?? '').split(',').map((name) => ofSlices[name]?.calls)
  const asked = found.includes(undefined) ? calls : Object.assign({}, ...found)
  return Object.entries(asked) as [CallName, Call][]
}
