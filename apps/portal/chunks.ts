import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { staticClosure } from '../../scripts/build-steps/static-graph.ts'

const APP = join(import.meta.dirname, 'app')
const API = join(APP, 'lib/session/api-client.ts')
const HOME = 'church/home-page.tsx'

const readers = readersBesidesHome()

/**
 * Which modules travel together, by who imports them (Decision 114). Left alone the bundler makes some seventy files of what
 * every page needs, and small files compress badly; a chunk that is too wide carries what a page does not use.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  // What every page loads.
  { name: 'frame', test: within(importedBy('entry.client.tsx', 'root.tsx')), priority: 3 },
  // What the home shares with other pages.
  { name: 'common', test: within(sharedWithHome()), priority: 2 },
  // What makes calls.
  {
    name: 'calls',
    test: within(unreadBy(readers, importedBy('lib/session/api-client.ts').add(API))),
    priority: 1,
  },
]

/** What these modules import, without themselves: what begins something must not begin where it is asked for early. */
function importedBy(...files: string[]): Set<string> {
  const entries = files.map((file) => join(APP, file))
  const closure = staticClosure(entries)
  for (const entry of entries) closure.delete(entry)
  return closure
}

function within(modules: ReadonlySet<string>) {
  return (id: string): boolean => modules.has(id)
}

/**
 * What the home has in common with another page that makes no calls. Calls of a slice are left with who makes them: the
 * home makes its own on the server.
 */
function sharedWithHome(): Set<string> {
  const home = importedBy(HOME)
  const shared = [...home].filter((module) => readers.some((modules) => modules.has(module)))
  return new Set(shared.filter((module) => !module.includes('/packages/contract/')))
}

/** Without what a page needs that makes no calls: with it, that page would load all the rest. */
function unreadBy(pages: readonly ReadonlySet<string>[], modules: ReadonlySet<string>): Set<string> {
  return new Set([...modules].filter((module) => !pages.some((page) => page.has(module))))
}

/** For each page besides the home that makes no calls: what it imports. */
function readersBesidesHome(): Set<string>[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-page.tsx') && file !== HOME)
    .map((page) => importedBy(page))
    .filter((modules) => !modules.has(API))
}
