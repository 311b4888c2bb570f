import { slices } from '@atrio/portal/slices'

/** With what the router asks of a page's data: which of its parts. */
export const keptParameters: ReadonlySet<string> = new Set(['_routes', ...all('kept')])
export const passedParameters: ReadonlySet<string> = new Set(all('passed'))

/** Whatever no slice declares never reaches rendering, and a page that reads it fails in the test beside this file. */
function all(how: 'kept' | 'passed'): string[] {
  return Object.values(slices).flatMap(({ parameters }) => parameters?.[how] ?? [])
}
