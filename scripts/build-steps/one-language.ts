import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Stands for the page's language in the scripts, between the two steps below. */
const MARK = '__PAGE_LOCALE__'
const SELECTION = 'const locale = experimentalStaticLocale ?? options.locale ?? getLocale()'

/** What is left of paraglide's runtime where the language is known; all of it would be two kilobytes on every page. */
const RUNTIME = `
export const experimentalStaticLocale = undefined
export const getLocale = () => ${MARK}
export const overwriteGetLocale = () => {}
`

/** First step: messages of the browser's scripts choose their language by a name that the second step replaces. */
export function markLanguage(): Plugin {
  return {
    name: 'atrio:mark-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/paraglide\/(messages\/\w+|runtime)\.js$/ },
      handler(code, id) {
        if (id.endsWith('/runtime.js')) return RUNTIME
        if (code.includes('getLocale()') && !code.includes(SELECTION)) {
          this.error('paraglide chooses a language in a way that is not known here')
        }
        return code.replaceAll(SELECTION, `const locale = ${MARK}`)
      },
    },
  }
}

/**
 * Second step: writes every script once for each language, without the words of the others, into
 * `assets/<language>/`, and removes the original. A page loads the scripts of its language (Decision 50).
 */
export async function splitLanguages(assets: string, locales: readonly string[]): Promise<void> {
  const files = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  for (const locale of locales) await mkdir(join(assets, locale), { recursive: true })
  for (const file of files) {
    const code = await readFile(join(assets, file), 'utf8')
    for (const locale of locales) {
      const own = code.includes(MARK) ? await keepOne(code, locale) : code
      await writeFile(join(assets, locale, file), pointTo(locale, own))
    }
    await rm(join(assets, file))
  }
}

/** The same for a document that is a file: one for each language, `<locale>.html`, that asks for its scripts. */
export async function splitDocument(build: string, locales: readonly string[]): Promise<void> {
  const file = join(build, 'index.html')
  const html = await readFile(file, 'utf8')
  for (const locale of locales) {
    const own = pointTo(locale, html).replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    await writeFile(join(build, `${locale}.html`), own)
  }
  await rm(file)
}

async function keepOne(code: string, locale: string): Promise<string> {
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { global_defs: { [MARK]: locale }, passes: 2 },
  })
  return result.code!
}

/** Scripts name each other by relative addresses, which stay, and by absolute ones. */
function pointTo(locale: string, code: string): string {
  return code.replaceAll(/(["'`]\/?)assets\/([\w.-]+\.js)(?=["'`])/g, `$1assets/${locale}/$2`)
}
