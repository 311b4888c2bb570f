import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ASSIGNMENT = 'window.__reactRouterManifest='

/** Shortens the list of routes that every page carries (Decision 63). */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name))
  if (names.length !== 1) throw new Error(`one list of routes was expected in ${assets}, not ${names.length}`)
  const file = join(assets, names[0]!)
  await writeFile(file, shorten(await readFile(file, 'utf8')))
}

/**
 * Leaves out what a route does not have, and the files that its module imports: a browser finds those when it loads the
 * module, and the first page's stand in its document.
 */
export function shorten(code: string): string {
  if (!code.startsWith(ASSIGNMENT))
    throw new Error('the list of routes is written in a way that is not known here')
  const manifest = JSON.parse(code.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as Manifest
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortRoute(route)])
  return `${ASSIGNMENT}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

interface Manifest {
  routes: Record<string, Record<string, unknown>>
}

function shortRoute(route: Record<string, unknown>): Record<string, unknown> {
  const present = Object.entries(route).filter(([, value]) => value !== false)
  return { ...Object.fromEntries(present), imports: [] }
}
