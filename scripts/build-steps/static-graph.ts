import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url))

/** What a module takes of another one: names, or `*` for all of it. */
interface Taken {
  from: string
  names: readonly string[]
}

/**
 * Everything that these source files import, and what that imports in turn: absolute paths, the files themselves among
 * them; what is found at once by a pattern (`import.meta.glob`) is imported too. Types, what is asked for with `import()`,
 * and what files for the server import do not count. Of a file that only passes on what others export (a package's index,
 * the list of messages) the modules are followed that the names asked for come from.
 */
export function staticClosure(files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...read(file).imports.flatMap(origins))
  }
  return reached
}

interface Module {
  imports: readonly Taken[]
  /** Where each name that it passes on comes from, and the modules it passes on whole. */
  passed: ReadonlyMap<string, Taken>
  whole: readonly string[]
  /** What it declares and exports itself. */
  own: ReadonlySet<string>
}

const modules = new Map<string, Module>()

function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module = /(?<!\.server)\.(?:[cm]?js|tsx?)$/.test(file) && existsSync(file) ? parse(file) : empty
  modules.set(file, module)
  return module
}

const empty: Module = { imports: [], passed: new Map(), whole: [], own: new Set() }

function parse(file: string): Module {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const imports: Taken[] = foundAtOnce(source, dirname(file))
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = find(moduleRequest.value, file)
    const values = entries.filter(({ isType }) => !isType)
    if (!from || (entries.length > 0 && values.length === 0)) continue
    const names = values.flatMap(({ importName, localName }) =>
      importName.kind === 'Name' && !isNamespace(from, importName.name!)
        ? [importName.name!]
        : membersOf(localName.value, source),
    )
    imports.push({ from, names })
  }
  const passed = new Map<string, Taken>()
  const whole: string[] = []
  const own = new Set<string>()
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (!moduleRequest && exportName.name) own.add(exportName.name)
    const from = moduleRequest && !isType ? find(moduleRequest.value, file) : null
    if (!from) continue
    if (importName.kind === 'AllButDefault') whole.push(from)
    else passed.set(exportName.name ?? 'default', { from, names: [importName.name ?? 'default'] })
  }
  return { imports, passed, whole, own }
}

/** What the bundler finds by a pattern and imports with the file that asks. */
function foundAtOnce(source: string, folder: string): Taken[] {
  const asked = source.matchAll(/import\.meta\.glob(?:<[^']*>)?\(\s*'([^']+)',\s*\{([^}]*)\}/g)
  return [...asked]
    .filter(([, , options]) => options!.includes('eager: true'))
    .flatMap(([, pattern]) => globSync(pattern!, { cwd: folder }))
    .map((file) => ({ from: resolve(folder, file), names: [] }))
}

/** Paraglide's messages, of which pages take `m`, all of them in one, and name those they say. */
function isNamespace(from: string, name: string): boolean {
  return name === 'm' && from.endsWith('/paraglide/messages.js')
}

function membersOf(local: string, source: string): string[] {
  return [...source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, member]) => member!)
}

/** The modules that these names really come from. */
function origins({ from, names }: Taken): string[] {
  const { passed, whole } = read(from)
  if (passed.size === 0 && whole.length === 0) return [from]
  const found = names.flatMap((name) => {
    const next = passed.get(name)
    if (next) return origins(next)
    const source = whole.find((one) => has(one, name))
    return source ? origins({ from: source, names: [name] }) : []
  })
  return found.length > 0 ? found : [from]
}

function has(file: string, name: string): boolean {
  const { passed, whole, own } = read(file)
  return own.has(name) || passed.has(name) || whole.some((one) => has(one, name))
}

function find(request: string, importer: string): string | null {
  if (request.startsWith('.')) return resolve(dirname(importer), request.replace(/\?.*$/, ''))
  const [scope, name, ...rest] = request.split('/')
  if (scope === '@atrio') return fileOfPackage(name!, rest.join('/'))
  return request === 'lucide-react' ? join(MODULES, 'lucide-react/dist/esm/lucide-react.mjs') : null
}

function fileOfPackage(name: string, subpath: string): string | null {
  const { exports } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const file = exports[subpath ? `./${subpath}` : '.']
  return file ? join(PACKAGES, name, file) : null
}
