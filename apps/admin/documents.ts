import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES, type Locale } from '@atrio/rules'
import { minify } from 'terser'
import { build as bundle, type PluginOption, type Rolldown } from 'vite'
import type { FirstPicture } from './app/entry/first-picture.tsx'

const HERE = import.meta.dirname
const PICTURE = 'app/entry/first-picture.tsx'
/** What the first page is written with, and no longer the browser's own letters: those of headings and of text. */
const FONTS = /(?:atkinson-hyperlegible-next|literata)-latin-wght-normal/
const MAIN = /<script type="module"[^>]*? src="([^"]+)"><\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]*? href="([^"]+)">/g

/**
 * Makes of the document of each language the two that are sent: `<locale>.login.html` begins with the log-in, which who
 * has no session sees first, and `<locale>.html` with what frames any page (Decision 272).
 */
export async function writeDocuments(
  build: string,
  output: Rolldown.OutputBundle,
  plugins: PluginOption[],
): Promise<void> {
  const drawFirst = await loadPicture(build, plugins)
  const entry = closureOf(output, 'app/entry/entry-page.tsx')
  const fonts = Object.keys(output).filter((file) => FONTS.test(file))
  for (const locale of LOCALES) {
    const html = await readFile(join(build, `${locale}.html`), 'utf8')
    const early = entry.map((file) => file.replace('assets/', `/assets/${locale}/`))
    const { login, frame } = drawFirst(locale)
    await writeFile(join(build, `${locale}.login.html`), await compose(html, login, fonts, early))
    await writeFile(join(build, `${locale}.html`), await compose(html, frame, fonts, []))
  }
}

/** @param early Addresses of scripts that this page asks for besides those of every page. */
export async function compose(
  html: string,
  { title, body }: FirstPicture,
  fonts: string[],
  early: string[],
): Promise<string> {
  const main = MAIN.exec(html)![1]!
  const every = [...html.matchAll(PRELOAD)].map(([, href]) => href!)
  const script = await firstScript({ main, modules: [...new Set([main, ...every, ...early])] })
  const preloads = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  )
  return html
    .replaceAll(PRELOAD, '')
    .replace(MAIN, () => `${preloads.join('')}<script type="module" async>${script}</script>`)
    .replace(/<title>[^<]*/, () => `<title>${title} · Atrio`)
    .replace('<div id="root"></div>', () => body)
}

async function firstScript(addresses: { main: string; modules: string[] }): Promise<string> {
  const code = await readFile(join(HERE, 'first-script.js'), 'utf8')
  const written = code.replace('ADDRESSES', () => JSON.stringify(addresses))
  return (await minify(written, { module: true, ecma: 2018 as never })).code!
}

/** Files of the scripts that a module needs, itself included. */
function closureOf(output: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const files = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (files.length !== 1) throw new Error(`${module} is ${files.length} scripts`)
  const names = new Set(files.map(({ fileName }) => fileName))
  for (const name of names)
    for (const needed of chunks.find(({ fileName }) => fileName === name)!.imports) names.add(needed)
  return [...names]
}

/** The pages themselves draw it, so that it cannot look otherwise. */
async function loadPicture(
  build: string,
  plugins: PluginOption[],
): Promise<(locale: Locale) => Record<'login' | 'frame', FirstPicture>> {
  const outDir = join(build, '.first')
  await bundle({
    configFile: false,
    root: HERE,
    logLevel: 'error',
    plugins,
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: PICTURE, outDir, minify: false },
  })
  const { drawFirst } = (await import(pathToFileURL(join(outDir, 'first-picture.js')).href)) as {
    drawFirst: (locale: Locale) => Record<'login' | 'frame', FirstPicture>
  }
  await rm(outDir, { recursive: true })
  return drawFirst
}
