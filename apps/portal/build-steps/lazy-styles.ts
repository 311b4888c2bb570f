import type { Plugin } from 'vite'

/** What is read of a file of the built portal. */
export interface BuiltScript {
  code: string
  /** Files that it imports at once. */
  imports: readonly string[]
  /** Stylesheets of what it holds. */
  styles: ReadonlySet<string>
}

const LISTED = /const __vite__mapDeps=.*?m\.f=(\[.*?\]).*\n/
const ASKED = /__vite__mapDeps\(\[([\d,]+)\]\)/g

/**
 * A lazy part asks for the stylesheets alone that who opens it did not come with. The bundler names them all, and looks for
 * them among the document's links before it adds one; there the router marks each that a lazy part has as well (`…css#`),
 * since it takes a page's away with the page. Added again, a stylesheet would overrule those behind which it stood (Decision
 * 278).
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
          const styles = file.viteMetadata?.importedCss ?? new Set()
          scripts.set(file.fileName, { code: file.code, imports: file.imports, styles })
        }
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withoutOwnStyles(file.fileName, scripts)
      },
    },
  }
}

/** The code of a built file, of whose lazy parts no stylesheet is named that it or what it imports came with. */
export function withoutOwnStyles(name: string, scripts: ReadonlyMap<string, BuiltScript>): string {
  const { code } = scripts.get(name)!
  const listed = LISTED.exec(code)
  if (!listed) {
    if (code.includes('__vite__mapDeps'))
      throw new Error('what a part needs is named in a way not known here')
    return code
  }
  const files = JSON.parse(listed[1]!) as string[]
  const own = stylesOf(name, scripts)
  const left: string[] = []
  const place = (file: string) => (left.includes(file) ? left.indexOf(file) : left.push(file) - 1)
  const asking = code.replace(listed[0], '').replaceAll(ASKED, (_, places: string) => {
    const needed = places.split(',').map((at) => files[Number(at)]!)
    const missing = needed.filter((file) => !own.has(file))
    return missing.length === 0 ? '[]' : `__vite__mapDeps([${missing.map(place).join(',')}])`
  })
  return left.length === 0 ? asking : listed[0].replace(listed[1]!, JSON.stringify(left)) + asking
}

function stylesOf(name: string, scripts: ReadonlyMap<string, BuiltScript>): Set<string> {
  const reached = new Set([name])
  for (const file of reached) for (const imported of scripts.get(file)?.imports ?? []) reached.add(imported)
  return new Set([...reached].flatMap((file) => [...(scripts.get(file)?.styles ?? [])]))
}
