import { join } from 'node:path'
import { staticClosure } from '../../scripts/build-steps/static-graph.ts'

const MAIN = join(import.meta.dirname, 'app/main.tsx')

const frame = staticClosure([MAIN])
// What begins the site must not begin where another file asks for something early.
frame.delete(MAIN)
// What files of calls are made of, scripts do without (Decision 60): only what is left of them comes along by itself.
for (const module of frame) if (module.includes('/packages/contract/')) frame.delete(module)

/** What every page loads, in two files and not in twenty: the libraries, which change seldom, and what is ours (Decision 114). */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: (id: string): boolean => frame.has(id), priority: 1 },
]
