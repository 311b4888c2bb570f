import type { Plugin } from 'vite'

/** What is read of a file of the built portal. */
export interface BuiltScript {
  /** A page, or what begins it: nobody asks for it. */
  isEntry: boolean
  /** Files that it imports at once, and those that it may ask for. */
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** Stylesheets of what it holds. */
  styles: ReadonlySet<string>
}

const LISTED = /const __vite__mapDeps=.*?m\.f=(\[.*?\]).*\n/
const ASKED = /__vite__mapDeps\(\[([\d,]+)\]\)/g

/**
 * A lazy part asks for the stylesheets alone that do not stand in the document yet when it is opened. The bundler names them
 * all, and looks for them among the document's links before it adds one; there the router marks each that a lazy part has as
 * well (`…css#`), since it takes a page's away with the page. Added again, a stylesheet would overrule those behind which it
 * stood (Decision 278).
 */
export function lazyStyles(): Plugin {
  return {
    name: 'atrio:lazy-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scripts = new Map<string, BuiltScript>()
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const { fileName, isEntry, imports, dynamicImports } = file
          const styles = file.viteMetadata?.importedCss ?? new Set()
          scripts.set(fileName, { isEntry, imports, dynamicImports, styles })
        }
        const standing = stylesBeside(scripts)
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withoutStyles(file.code, standing.get(file.fileName)!)
      },
    },
  }
}

/** The code of a built file, of whose lazy parts no stylesheet is named that stands beside it. */
export function withoutStyles(code: string, standing: ReadonlySet<string>): string {
  const listed = LISTED.exec(code)
  if (!listed) {
    if (code.includes('__vite__mapDeps'))
      throw new Error('what a part needs is named in a way not known here')
    return code
  }
  const files = JSON.parse(listed[1]!) as string[]
  const left: string[] = []
  const place = (file: string) => (left.includes(file) ? left.indexOf(file) : left.push(file) - 1)
  const asking = code.replace(listed[0], '').replaceAll(ASKED, (_, places: string) => {
    const needed = places.split(',').map((at) => files[Number(at)]!)
    const missing = needed.filter((file) => !standing.has(file))
    return missing.length === 0 ? '[]' : `__vite__mapDeps([${missing.map(place).join(',')}])`
  })
  return left.length === 0 ? asking : listed[0].replace(listed[1]!, JSON.stringify(left)) + asking
}

/**
 * For each file the stylesheets that stand in the document whenever it runs: its own, those of what it imports, and those
 * that stand beside all who import it or ask for it.
 */
export function stylesBeside(scripts: ReadonlyMap<string, BuiltScript>): Map<string, ReadonlySet<string>> {
  const users = new Map<string, string[]>()
  for (const [name, { imports, dynamicImports }] of scripts)
    for (const used of [...imports, ...dynamicImports]) users.set(used, [...(users.get(used) ?? []), name])
  // Beginning with all, since files import each other in circles; what cannot be goes.
  const all = new Set([...scripts.values()].flatMap(({ styles }) => [...styles]))
  const beside = new Map<string, ReadonlySet<string>>([...scripts.keys()].map((name) => [name, all]))
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const [name, { isEntry }] of scripts) {
      const [first, ...others] = isEntry ? [] : (users.get(name) ?? []).map((user) => beside.get(user)!)
      const shared = [...(first ?? [])].filter((file) => others.every((one) => one.has(file)))
      const now = new Set([...ownStyles(name, scripts), ...shared])
      if (now.size === beside.get(name)!.size) continue
      beside.set(name, now)
      isSettled = false
    }
  }
  return beside
}

function ownStyles(name: string, scripts: ReadonlyMap<string, BuiltScript>): Set<string> {
  const reached = new Set([name])
  for (const file of reached) for (const imported of scripts.get(file)?.imports ?? []) reached.add(imported)
  return new Set([...reached].flatMap((file) => [...(scripts.get(file)?.styles ?? [])]))
}
