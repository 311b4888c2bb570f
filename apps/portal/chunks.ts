import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { staticClosure } from '../../scripts/build-steps/static-graph.ts'

const APP = join(import.meta.dirname, 'app')
const API = join(APP, 'lib/session/api-client.ts')
const HOME = 'church/home-page.tsx'
/** Read by so many pages that make no calls. */
const OFTEN = 15

const readers = readersBesidesHome()
const making = importedBy('lib/session/api-client.ts').add(API)
const alsoRead = new Set([...making].filter(isOftenRead))

/**
 * Which modules travel together, by who imports them (Decision 114). Left alone the bundler makes some seventy files of what
 * every page needs, and small files compress badly; a chunk that is too wide carries what a page does not use.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
  // What every page loads.
  { name: 'frame', test: within(importedBy('entry.client.tsx', 'root.tsx')), priority: 4 },
  // What the home shares with other pages.
  { name: 'common', test: within(sharedWithHome()), priority: 3 },
  // What makes calls, without what many pages need that make none: with it, each of them would load all the rest.
  { name: 'unasked', test: within(alsoRead), priority: 2 },
  { name: 'calls', test: (id: string) => making.has(id) && !alsoRead.has(id), priority: 1 },
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

function isOftenRead(module: string): boolean {
  return readers.filter((modules) => modules.has(module)).length >= OFTEN
}

/** For each page besides the home that makes no calls: what it imports. */
function readersBesidesHome(): Set<string>[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-page.tsx') && file !== HOME)
    .map((page) => importedBy(page))
    .filter((modules) => !modules.has(API))
}
