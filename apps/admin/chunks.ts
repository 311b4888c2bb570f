import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { staticClosure } from '../../scripts/build-steps/static-graph.ts'

const APP = join(import.meta.dirname, 'app')
/** A file of calls: what it is made of, the build leaves out (Decision 60). */
const CHANGES = join(import.meta.dirname, '../../packages/contract/src/staff-changes.ts')
/** From so many pages on, what they share comes along with the first of them that is opened. */
const MANY = 8

/** Which modules travel together, by who imports them (Decisions 114, 264): a file of its own is a request, and a tag, of a tap. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 6 },
  // What every page loads.
  { name: 'frame', test: within(ours(importedBy('main.tsx'))), priority: 5 },
  // What Today adds once it is shown: how kinds and their fields are called.
  { name: 'changes', test: within(ours(importedBy('today/last-changes.tsx')).add(CHANGES)), priority: 4 },
  // The library of schemas, which a page may need without any kind.
  { name: 'schemas', test: /node_modules\/zod\//, priority: 3 },
  // What kinds are made of, for pages that know them all.
  { name: 'content', test: within(declarations(importedBy('content/kinds.ts'))), priority: 2 },
  { name: 'shared', test: within(sharedByMany()), priority: 1 },
]

/** What this file imports, without itself: what begins the site must not begin where another file asks for something early. */
function importedBy(file: string): Set<string> {
  const path = join(APP, file)
  const closure = staticClosure([path])
  closure.delete(path)
  return closure
}

function within(modules: ReadonlySet<string>) {
  return (id: string): boolean => modules.has(id)
}

/** What files of calls are made of, scripts do without (Decision 60): only what is left of them comes along by itself. */
function ours(modules: ReadonlySet<string>): Set<string> {
  return new Set([...modules].filter((module) => !module.includes('/packages/contract/')))
}

function declarations(modules: ReadonlySet<string>): Set<string> {
  return new Set([...modules].filter((module) => module.includes('/packages/contract/src/content/')))
}

/** Words, icons and fields that many pages have. What belongs to a slice stays with it. */
function sharedByMany(): Set<string> {
  const readers = new Map<string, number>()
  for (const page of readdirSync(APP, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('-page.tsx')) continue
    for (const module of importedBy(page)) readers.set(module, (readers.get(module) ?? 0) + 1)
  }
  const everybodys = /\/(packages\/ui\/src|paraglide\/messages|lucide-react\/dist|admin\/app\/(lib|shell))\//
  return new Set(
    [...readers]
      .filter(([module, count]) => count >= MANY && everybodys.test(module))
      .map(([module]) => module),
  )
}
