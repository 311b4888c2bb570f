import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What a browser needs of a call: where it goes, for whom it is, and which files go and come back. The types, which pages
 * are checked with, keep the rest.
 */
const NEEDED = ['method', 'path', 'auth', 'modulo', 'download', 'upload'] as const

/** Whose scripts they are. */
type Site = 'portal' | 'staff'

/** How a slice names what it declares: its calls, and what browsers follow, of which they need the names alone. */
const DECLARES = /^\w+(?:Calls|Channels)$/
/** How a file is named that holds parts of calls, without functions. */
const PARTS = /-(?:shapes|filters)\.ts$/

/**
 * Decision 60: in the scripts of browsers, a file of the contract that declares calls or their parts holds methods, paths,
 * guards and lists alone. Its schemas, and the library that they are made of, stay on the server, which is who checks.
 * Calls that only the staff's site makes are left out of the portal's.
 */
export function browserCalls(site: Site): Plugin {
  return {
    name: 'atrio:browser-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
      async handler(id) {
        const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>
        const isShort = isShortened(id, Object.keys(exported)) && !id.endsWith('/index.ts')
        return isShort ? { code: shorten(exported, site), moduleSideEffects: false } : null
      },
    },
  }
}

/** Whether browsers get less of this file of the contract than it holds. */
export function isShortened(file: string, names: readonly string[]): boolean {
  return names.some((name) => DECLARES.test(name)) || PARTS.test(file)
}

/** The source of a module with what browsers need of these exports. One that is left out cannot be imported there. */
export function shorten(exported: Record<string, unknown>, site: Site): string {
  return Object.entries(exported)
    .flatMap(([name, value]) => {
      if (DECLARES.test(name))
        return [`export const ${name} = ${JSON.stringify(addresses(value as object, site))}`]
      return isData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
    })
    .join('\n')
}

function addresses(calls: object, at: Site): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(calls as Record<string, Record<string, unknown>>)
      .filter(([, { site }]) => at === 'staff' || site !== 'staff')
      .map(([name, call]) => [name, Object.fromEntries(NEEDED.map((key) => [key, call[key]]))]),
  )
}

/** Limits and lists, which survive being written down; not schemas and functions. */
export function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && Object.values(value).every(isData)
}
