// Loaded into a server by `--import`, as a negative control: whatever it draws it draws itself, in its own event loop.
import { registerHooks } from 'node:module'

const POOL = /\/packages\/drawing\/src\/pool\.ts$/
const SERVE = /\/packages\/drawing\/src\/serve\.ts$/

registerHooks({
  load(url, context, next) {
    if (POOL.test(url)) return { format: 'module', shortCircuit: true, source: IN_PLACE_OF_POOL }
    if (SERVE.test(url)) return { format: 'module', shortCircuit: true, source: IN_PLACE_OF_SERVE }
    return next(url, context)
  },
})

/** The module that would be a process of its own is loaded here, and says what it can draw. */
const IN_PLACE_OF_POOL = `
export function createDrawingPool({ entry }) {
  const known = import(entry.href).then(() => globalThis.drawnInside.get(entry.href) ?? globalThis.drawnLast)
  return {
    draw: async (name, input) => Buffer.from(await (await (await known)[name]())(input)),
    close: async () => {},
  }
}`

const IN_PLACE_OF_SERVE = `
globalThis.drawnInside ??= new Map()
export function serveDrawings(drawings) {
  const entry = new Error().stack.match(/file:[^\\s)]+(?=:\\d+:\\d+)/g)?.[1]
  globalThis.drawnLast = drawings
  if (entry) globalThis.drawnInside.set(entry, drawings)
}`
