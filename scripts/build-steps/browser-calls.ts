import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What a browser needs of a call: where it goes, for whom it is, and which files go and come back. The types, which pages
 * are checked with, keep the rest.
 */
const NEEDED = ['method', 'path', 'auth', 'modulo', 'download', 'upload'] as const

/** How a slice names what it declares: its calls, and what browsers follow, of which they need the names alone. */
const DECLARES = /^\w+(?:Calls|Channels)$/
/** How a file is named that holds parts of calls, without functions. */
const PARTS = /-(?:shapes|filters)\.ts$/

/**
 * Decision 60: in the scripts of browsers, a file of the contract that declares calls or their parts holds methods, paths,
 * guards and lists alone. Its schemas, and the library that they are made of, stay on the server, which is who checks.
 */
export function browserCalls(): Plugin {
  return {
    name: 'atrio:browser-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
      async handler(id) {
        const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>
        const isCalls = Object.keys(exported).some((name) => DECLARES.test(name)) || PARTS.test(id)
        return isCalls && !id.endsWith('/index.ts')
          ? { code: shorten(exported), moduleSideEffects: false }
          : null
      },
    },
  }
}

/** The source of a module with what browsers need of these exports. One that is left out cannot be imported there. */
export function shorten(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .flatMap(([name, value]) => {
      if (DECLARES.test(name)) return [`export const ${name} = ${JSON.stringify(addresses(value as object))}`]
      return isData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
    })
    .join('\n')
}

function addresses(calls: object): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(calls as Record<string, Record<string, unknown>>).map(([name, call]) => [
      name,
      Object.fromEntries(NEEDED.map((key) => [key, call[key]])),
    ]),
  )
}

/** Limits and lists, which survive being written down; not schemas and functions. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && Object.values(value).every(isData)
}
